//! The keys of the options, once each: filings and rules name them from here.

pub const GAME: &str = "game";
pub const CERTIFICATE_HOLDER: &str = "certificate_holder";

pub const SEATS: &str = "table.seats";
pub const PLACES: &str = "table.places";
pub const MINIMUM: &str = "table.minimum";
pub const MAXIMUM: &str = "table.maximum";
pub const SMALLEST_CHIP: &str = "table.smallest_chip";
pub const BOXES: &str = "table.boxes_per_player";
pub const PAYOUT_LIMIT: &str = "table.payout_limit";

pub const DECKS: &str = "cards.decks";
pub const COVER_CARDS: &str = "cards.cover_cards";
pub const BACKS: &str = "cards.backs";
pub const SHUFFLING: &str = "cards.shuffling";
pub const HOURS: &str = "cards.changed_every_hours";
pub const LABORATORY: &str = "cards.laboratory_approval";
pub const JOKERS_MANUFACTURED: &str = "cards.jokers_manufactured";
pub const JOKERS_IN_PLAY: &str = "cards.jokers_in_play";
pub const STORED_BATCH: &str = "cards.stored_batch_without_spread";
pub const STORED_BATCH_SECURE: &str = "cards.stored_batch_secure";
pub const STORED_BATCH_PROCEDURES: &str = "cards.stored_batch_procedures";

pub const INITIAL_CARDS: &str = "dealing.initial_cards";
pub const TURNED_BY: &str = "dealing.cards_turned_by";
pub const SHOE: &str = "dealing.shoe";
pub const METHOD: &str = "dealing.method";
pub const SHOE_PLACE: &str = "dealing.manual_shoe_place";
pub const STACK: &str = "dealing.cards_per_stack";

pub const VARIATION: &str = "wagers.variation";
pub const TIE: &str = "wagers.tie";
pub const DRAGON_BONUS: &str = "wagers.dragon_bonus";
pub const BAD_BEAT: &str = "wagers.bad_beat_bonus";
pub const PRIME: &str = "wagers.prime";
pub const PAIR_BONUS: &str = "wagers.pair_bonus";
pub const ALL_SIX: &str = "wagers.all_six_bonus";
pub const BONUS: &str = "wagers.bonus";

pub const COLLECTION: &str = "vigorish.collection";
pub const ROUNDING: &str = "vigorish.rounding";

pub const DISCLOSED_CARD: &str = "irregularities.disclosed_player_card";

pub const STANDING: &str = "layout.standing";
pub const AREAS: &str = "layout.areas";
pub const INSCRIPTIONS: &str = "layout.inscriptions";
pub const SIGNS: &str = "layout.signs";

pub const DROP_BOX: &str = "equipment.drop_box";
pub const TIP_BOX: &str = "equipment.tip_box";
pub const TIP_BOX_PREVENTED_BY: &str = "equipment.tip_box_prevented_by";
pub const BOXES_APPROVED: &str = "equipment.box_places_approved";
pub const DISCARD: &str = "equipment.discard";
pub const MARKER_BUTTONS: &str = "equipment.marker_buttons";
