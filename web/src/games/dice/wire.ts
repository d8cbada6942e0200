// Made by script/types from the server's own types. Not to be changed by hand.

export interface View {
  seat: string | null;
  battlefield: string;
  sea: string;
  level: number;
  golden: string;
  missions: string;
  heroes: string;
  turn: number;
  phase: string;
  /** The phases of this turn in order, and the one that the game is in; "" outside of them. */
  course: string[];
  stage: string;
  /** Whose orders are carried out first this turn. */
  first: string;
  units: UnitView[];
  items: string[];
  used: string[];
  specialists: string[];
  hero_pool: string[];
  removed: string[];
  /** Cards left in the decks. */
  medals: number;
  vehicles: number;
  promotions: number;
  mission_deck: number;
  taken: string[];
  silenced: string[];
  rolled: Record<string, number>;
  /** Machine guns by sector, silent ones as 0. */
  guns: Record<string, number>;
  /** dice 2.2: whether landmines are in play at this level. */
  mines: boolean;
  bombarded: number;
  /** The sea sectors that it struck (M1.6). */
  struck: string[];
  /** The seat's own order, which the others do not see yet. */
  order: string;
  /** Against a German player: the orders being carried out, by seat, visible to everyone. */
  orders: Record<string, string>;
  /** What the seat's own unit could recruit or find now (in Phase 3), and where it could go (Phases 3 to 5). */
  recruits: Price[];
  finds: Price[];
  ways: Way[];
  /** All Specialists and Items that the unit could still get, with prices, whether or not it can pay. */
  market: Price[];
  /** What each mission requires, by card. */
  needs: Record<string, Need[]>;
  /** When dice must be cancelled: the tally that each choice leaves, by mask. */
  cancelled: Record<string, Tally>;
  /** In a combat: what each card that the seat's own unit may play would do to its odds. */
  card_odds: CardOdds[];
  /** *Atlantikwall*: the German side, if there is one. */
  german: GermanView | null;
  /** The Battle Condition of this turn and the lasting weather, by id; which of them are cancelled; the sector chosen for Air Support; how many cards are left, and which were drawn; the top cards, as far as this seat has looked at them. */
  condition: string;
  weather: string;
  averted: string[];
  air_support: string;
  conditions: number;
  conditions_drawn: string[];
  conditions_known: string[];
  /** Badges left in their deck (-1: not played with), and those used. */
  badges: number;
  badges_used: string[];
  /** DEFs that were swapped, by sector; tokens as ``mgf:7`` and ``mine:8-10``; borders cleared. */
  swapped: Record<string, number>;
  tokens: string[];
  cleared: string[];
  /** dice A4.2: how many Items are left in each deck. */
  stacks: number[];
}

export interface UnitView {
  seat: string;
  nation: string;
  soldiers: number;
  courage: number;
  stars: number;
  points: number;
  sector: string;
  /** "" on land, "craft", "wading", or "landed" and waiting. */
  afloat: string;
  marker: number;
  /** How many turns the unit may stay here; with a higher marker, it must move. */
  stay: number;
  visited: string[];
  specialists: string[];
  items: string[];
  medals: string[];
  promotions: string[];
  missions: string[];
  passengers: string[];
  naval: string;
  vehicle: string;
  gone: string[];
  /** Dice side by side: faces 0–5 (skull, star, soldier, two soldiers, courage, tool), colours 0–4 (red, white, blue, gold, none), and masks: locked, giving nothing. */
  faces: number[];
  colours: number[];
  locked: number;
  void: number;
  rerolls: number;
  joker: number;
  pool_faces: number[];
  pool_colours: number[];
  /** Machine-gun dice of this combat. */
  fire: number[];
  /** Bonuses that cards gave and the tally will count. */
  granted: string[];
  recruits: number;
  finds: number;
  marks: string[];
  /** dice 8.1: soldiers and specialists. */
  force: number;
  /** dice 3.5.8: the unit has stayed as long as it may. */
  must_move: boolean;
  /** The current DEF and machine guns of its sector; its chance to survive them, in percent; its combat, if it has one. */
  defence: Span;
  guns: number;
  survival: number;
  combat: Combat | null;
  tally: Tally | null;
  /** Against a German player: destroyed in Phase 7. Otherwise: has taken its bunker. */
  out: boolean;
  dead: string;
  /** dice A3: Badges, an Officer as ``officier+<what it became>``. */
  badges: string[];
  /** Soldiers that German cards will cost when this window closes. */
  pending: number;
}

export interface Span {
  least: number;
  most: number;
}

export interface Combat {
  /** The force that fights: now, after pending losses; and with the soldiers of the coming tally. */
  force: number;
  whole: number;
  /** What the guns have rolled, after all reductions. */
  fire: number;
  /** How many losses are saved at least. */
  saved: number;
  losses: Span;
  /** The chance to survive it, in percent: as the unit is now; with the soldiers of the coming tally (`coming`); and the chance to survive two such combats. */
  survival: number;
  coming: number;
  tallied: number;
  twice: number;
  /** What will be left: at least and at most; and where nothing is rolled, at one value; with one gun, for each face of its die; otherwise what 5, 50 and 95 of 100 rolls leave at most. */
  after: Span;
  left: Remains[];
  /** Losses that a Battle Condition adds, whether or not they are saved. */
  added: number;
}

export interface Remains {
  men: number;
  /** dice 8.2: only Specialists are left, or no one. */
  state: 'well' | 'people' | 'lost';
  /** The face of the gun's die that leaves this, or of how many rolls in 100 it is the most; 0 if nothing is rolled. */
  face: number;
  share: number;
}

export interface Tally {
  soldiers: number;
  courage: number;
  stars: number;
  points: number;
  /** Active skulls: each will cancel another die. */
  skulls: number;
  /** The bonuses: first those made of dice, then those that cards gave. */
  bonuses: Bonus[];
  /** The dice of each bonus made of dice, as masks. */
  sets: number[];
  /** Soldiers, courage, stars and points with the bonuses. */
  whole: number[];
}

export interface Bonus {
  name: string;
  gains: Record<string, number>;
}

export interface Price {
  card: string;
  price: number;
}

export interface Way {
  sector: string;
  courage: number;
  defence: Span;
  guns: number;
  mines: boolean;
  survival: number;
}

export interface Need {
  /** specialist, item, bonus, soldiers, courage, stars, points, die, place. */
  kind: string;
  /** Names, of which one is enough: titles, an item, a bonus, a face and its colour, a place. */
  what: string[];
  amount: number;
  met: boolean;
}

export interface CardOdds {
  card: string;
  survival: number;
  losses: Span;
  left: Remains[];
}

export interface GermanView {
  seat: string;
  /** dice A5.1: false while the Units are at sea, where the German player waits. */
  awake: boolean;
  soldiers: number;
  courage: number;
  stars: number;
  points: number;
  /** Soldiers and Specialists, as Phase 7 counts them. */
  force: number;
  specialists: string[];
  items: string[];
  gone: string[];
  used: string[];
  removed: string[];
  /** Dice as in `UnitView`; colour 2 is drawn black. */
  faces: number[];
  colours: number[];
  locked: number;
  void: number;
  rerolls: number;
  /** Results that are not dice, as a mask. */
  extra: number;
  pool_faces: number[];
  pool_colours: number[];
  tally: Tally | null;
  granted: string[];
  /** Effects that last until the turn ends: flak, tracers, panzer, ingenuity, periscope. */
  marks: string[];
  /** Decorations: how many are in hand, how many are in the deck, which were played. */
  decorations: number;
  deck: number;
  discards: string[];
  /** Only for the German player: the Decorations in hand, and the cards looked at on top of the deck. */
  hand: string[];
  known: string[];
  /** The German reserve with prices, and what a Decoration costs now. */
  reserve: Sale[];
  shop: Sale[];
  decoration_price: number;
  /** dice A1.8: whether guns and mines are awake. */
  guns_awake: boolean;
  mines_awake: boolean;
  /** dice A1.11, A1.12: the highest DEF of a sector with Units, and that sector; what the Germans pay for it, and how many Soldiers are missing or would be. */
  due: number;
  due_sector: string;
  pays: number;
  missing: number;
  paid: boolean;
  /** dice A1.12, A1.14: the DEF of each sector after cards and the German shortage, as Units suffer it. */
  shields: Record<string, Span>;
  /** Only for the German player: what each possible order would leave the Units. */
  aims: Aim[];
  threats: Threat[];
  /** The open cards that the German player and the Units may still play this turn. */
  may_play: MayPlay[];
  units_may_play: Record<string, MayPlay[]>;
  /** Phase 7: whose force is compared, and who is ahead. */
  attacker: string;
  comparison: Comparison | null;
  automatic: AutomaticView | null;
}

export interface Sale {
  card: string;
  price: number;
  pays: 'stars' | 'points';
  lacks: number;
}

export interface Aim {
  option: string;
  seat: string;
  /** How many Soldiers will be left when the window closes, without the order and with it. */
  soldiers: number;
  left: Span;
}

export interface Threat {
  /** "mgf" or "mines" to wake, "decoration" to draw, "item" to find. */
  what: string;
  card: string;
  price: number;
  /** The resource it is paid in. */
  pays: 'stars' | 'courage' | 'points';
  /** How much is still missing to pay for it. */
  lacks: number;
}

export interface MayPlay {
  card: string;
  window: string;
}

export interface Comparison {
  soldiers: number;
  specialists: number;
  force: number;
  german_force: number;
  german_specialists: number;
  /** What decides: "force", "specialists", or "german" on a complete tie. */
  decided: string;
  winner: string;
}

export interface AutomaticView {
  sector: string;
  stood: number;
  /** How many turns the Unit stays in its Sector, and the Sector to which it walks next. */
  stay: number;
  next: string;
  visited: string[];
  /** "", "ready" or "dead"; how often the German Sharpshooter has searched for the Sniper, out of how many. */
  sniper: string;
  uses: number;
  wanted: number;
}

// Events.

export interface AssaultFought {
  type: 'assault-fought';
  seat: string;
  force: number;
  specialists: number;
  german: number;
  german_specialists: number;
  winner: string;
  rule?: string;
}

export interface AttributeActivated {
  type: 'attribute-activated';
  what: string;
  rule?: string;
}

export interface AttributeLost {
  type: 'attribute-lost';
  what: string;
  rule?: string;
}

export interface AutomaticMoved {
  type: 'automatic-moved';
  origin: string;
  sector: string;
  rule?: string;
}

export interface BadgeDrawn {
  type: 'badge-drawn';
  seat: string;
  card: string;
  rule?: string;
}

export interface BadgeUsed {
  type: 'badge-used';
  seat: string;
  card: string;
  rule?: string;
}

export interface BattleBegan {
  type: 'battle-began';
  sector: string;
  rule?: string;
}

export interface BeachReached {
  type: 'beach-reached';
  seat: string;
  origin: string;
  sector: string;
  courage: number;
  rule?: string;
}

export interface Beaten {
  type: 'beaten';
  seat: string;
  rule?: string;
}

export interface BonusWon {
  type: 'bonus-won';
  seat: string;
  bonus: string;
  rule?: string;
}

export interface BunkerTaken {
  type: 'bunker-taken';
  seat: string;
  sector: string;
  rule?: string;
}

export interface CardLost {
  type: 'card-lost';
  seat: string;
  card: string;
  by: string;
  rule?: string;
}

export interface CardUsed {
  type: 'card-used';
  seat: string;
  card: string;
  rule?: string;
}

export interface ConditionCancelled {
  type: 'condition-cancelled';
  seat: string;
  card: string;
  by: string;
  rule?: string;
}

export interface ConditionDrawn {
  type: 'condition-drawn';
  card: string;
  weather: number;
  rule?: string;
}

export interface CraftMined {
  type: 'craft-mined';
  seat: string;
  sector: string;
  soldiers: number;
  points: number;
  rule?: string;
}

export interface CraftMoved {
  type: 'craft-moved';
  seat: string;
  origin: string;
  sector: string;
  courage: number;
  rule?: string;
}

export interface CraftShelled {
  type: 'craft-shelled';
  seat: string;
  sector: string;
  soldiers: number;
  points: number;
  rule?: string;
}

export interface DeckLookedAt {
  type: 'deck-looked-at';
  seat: string;
  count: number;
  cards?: string[];
  rule?: string;
}

export interface DecorationCancelled {
  type: 'decoration-cancelled';
  seat: string;
  card: string;
  by: string;
  rule?: string;
}

export interface DecorationDrawn {
  type: 'decoration-drawn';
  seat: string;
  by: string;
  courage?: number;
  card?: string;
  rule?: string;
}

export interface DecorationPlayed {
  type: 'decoration-played';
  seat: string;
  card: string;
  rule?: string;
}

export interface DefenceCut {
  type: 'defence-cut';
  seat: string;
  sector: string;
  by: string;
  amount: number;
  rule?: string;
}

export interface DefenceRolled {
  type: 'defence-rolled';
  sector: string;
  defence: number;
  rule?: string;
}

export interface DefencesSwapped {
  type: 'defences-swapped';
  seat: string;
  sector: string;
  other: string;
  defence: number;
  other_defence: number;
  rule?: string;
}

export interface DiceLocked {
  type: 'dice-locked';
  seat: string;
  dice: string[];
  faces: string[];
  rule?: string;
}

export interface DiceRolled {
  type: 'dice-rolled';
  seat: string;
  roll: number;
  dice: string[];
  faces: string[];
  colours: string[];
  rule?: string;
}

export interface DiceSwapped {
  type: 'dice-swapped';
  seat: string;
  die: number;
  other: string;
  other_die: number;
  face: string;
  got: string;
  rule?: string;
}

export interface DieChanged {
  type: 'die-changed';
  seat: string;
  die: number;
  face: string;
  colour: string;
  by: string;
  rule?: string;
}

export interface DieTaken {
  type: 'die-taken';
  seat: string;
  other: string;
  face: string;
  colour: string;
  by: string;
  rule?: string;
}

export interface Disembarked {
  type: 'disembarked';
  seat: string;
  sector: string;
  forced: number;
  rule?: string;
}

export interface Embarked {
  type: 'embarked';
  seat: string;
  sector: string;
  passengers: string[];
  rule?: string;
}

export interface Fought {
  type: 'fought';
  seat: string;
  sector: string;
  defence: number;
  fire: number;
  spared: number;
  losses: number;
  rule?: string;
}

export interface Gained {
  type: 'gained';
  seat: string;
  by: string;
  soldiers?: number;
  courage?: number;
  stars?: number;
  points?: number;
  rule?: string;
}

export interface GermanAwake {
  type: 'german-awake';
  seat: string;
  rule?: string;
}

export interface GermanLost {
  type: 'german-lost';
  seat: string;
  card: string;
  by?: string;
  rule?: string;
}

export interface GermanPaid {
  type: 'german-paid';
  seat: string;
  sector: string;
  defence: number;
  paid: number;
  missing: number;
  rule?: string;
}

export interface GiftMade {
  type: 'gift-made';
  seat: string;
  to: string;
  what: string;
  amount: number;
  rule?: string;
}

export interface GunsFired {
  type: 'guns-fired';
  seat: string;
  sector: string;
  dice: string[];
  total: number;
  rule?: string;
}

export interface GunsSilenced {
  type: 'guns-silenced';
  seat: string;
  sector: string;
  rule?: string;
}

export interface HitPending {
  type: 'hit-pending';
  seat: string;
  amount: number;
  by: string;
  rule?: string;
}

export interface ItemFound {
  type: 'item-found';
  seat: string;
  card: string;
  points: number;
  rule?: string;
}

export interface ItemLost {
  type: 'item-lost';
  seat: string;
  card: string;
  rule?: string;
}

export interface ItemRemoved {
  type: 'item-removed';
  seat: string;
  card: string;
  by: string;
  rule?: string;
}

export interface ItemsAdjusted {
  type: 'items-adjusted';
  card: string;
  out: string;
  rule?: string;
}

export interface ItemsShown {
  type: 'items-shown';
  card: string;
  rule?: string;
}

export interface Lost {
  type: 'lost';
  seat: string;
  by: string;
  soldiers?: number;
  courage?: number;
  stars?: number;
  points?: number;
  rule?: string;
}

export interface MarkerTurned {
  type: 'marker-turned';
  seat: string;
  marker: number;
  must_move: number;
  rule?: string;
}

export interface MedalWon {
  type: 'medal-won';
  seat: string;
  card: string;
  courage: number;
  rule?: string;
}

export interface MineExploded {
  type: 'mine-exploded';
  seat: string;
  origin: string;
  sector: string;
  loss: number;
  rule?: string;
}

export interface MinesCleared {
  type: 'mines-cleared';
  seat: string;
  where: string;
  rule?: string;
}

export interface MissionDone {
  type: 'mission-done';
  seat: string;
  card: string;
  rule?: string;
}

export interface MissionGiven {
  type: 'mission-given';
  seat: string;
  card: string;
  rule?: string;
}

export interface Moved {
  type: 'moved';
  seat: string;
  origin: string;
  sector: string;
  courage: number;
  how: string;
  rule?: string;
}

export interface MulliganTaken {
  type: 'mulligan-taken';
  seat: string;
  rule?: string;
}

export interface PenaltySuffered {
  type: 'penalty-suffered';
  seat: string;
  penalty: string;
  rule?: string;
}

export interface PromotionWon {
  type: 'promotion-won';
  seat: string;
  card: string;
  rule?: string;
}

export interface Recruited {
  type: 'recruited';
  seat: string;
  card: string;
  stars: number;
  rule?: string;
}

export interface ResultAdded {
  type: 'result-added';
  seat: string;
  face: string;
  colour: string;
  by: string;
  rule?: string;
}

export interface SeaCombat {
  type: 'sea-combat';
  seat: string;
  sector: string;
  defence: number;
  rule?: string;
}

export interface SeaLosses {
  type: 'sea-losses';
  seat: string;
  soldiers: number;
  courage: number;
  points: number;
  stars: number;
  rule?: string;
}

export interface ShellsFell {
  type: 'shells-fell';
  number: number;
  sectors: string[];
  rule?: string;
}

export interface SkullIgnored {
  type: 'skull-ignored';
  seat: string;
  skulls: number;
  by: string;
  rule?: string;
}

export interface SkullsCancelled {
  type: 'skulls-cancelled';
  seat: string;
  dice: string[];
  faces: string[];
  rule?: string;
}

export interface SniperDead {
  type: 'sniper-dead';
  by: string;
  rule?: string;
}

export interface SniperFired {
  type: 'sniper-fired';
  seat: string;
  rule?: string;
}

export interface SpecialistLost {
  type: 'specialist-lost';
  seat: string;
  card: string;
  rule?: string;
}

export interface SpecialistShot {
  type: 'specialist-shot';
  seat: string;
  target: string;
  card: string;
  rule?: string;
}

export interface StraightMade {
  type: 'straight-made';
  seat: string;
  taken: number;
  rule?: string;
}

export interface Tallied {
  type: 'tallied';
  seat: string;
  soldiers: number;
  courage: number;
  stars: number;
  points: number;
  tools: number;
  rule?: string;
}

export interface TalliesExchanged {
  type: 'tallies-exchanged';
  seat: string;
  other: string;
  by: string;
  rule?: string;
}

export interface TokenPlaced {
  type: 'token-placed';
  token: string;
  where: string;
  by: string;
  rule?: string;
}

export interface TrophyTaken {
  type: 'trophy-taken';
  seat: string;
  fallen: string;
  rule?: string;
}

export interface TurnBegan {
  type: 'turn-began';
  turn: number;
  first: string;
  rule?: string;
}

export interface UnitDestroyed {
  type: 'unit-destroyed';
  seat: string;
  rule?: string;
}

export interface UnitEliminated {
  type: 'unit-eliminated';
  seat: string;
  why: string;
  rule?: string;
}

export interface VehicleLost {
  type: 'vehicle-lost';
  seat: string;
  card: string;
  rule?: string;
}

export interface VehicleTaken {
  type: 'vehicle-taken';
  seat: string;
  card: string;
  rule?: string;
}

export interface Waded {
  type: 'waded';
  seat: string;
  origin: string;
  sector: string;
  rule?: string;
}

export interface WeatherChanged {
  type: 'weather-changed';
  card: string;
  rule?: string;
}

export interface WoundDrawn {
  type: 'wound-drawn';
  seat: string;
  card: string;
  rule?: string;
}

export interface WoundSuffered {
  type: 'wound-suffered';
  seat: string;
  card: string;
  lost: string;
  soldiers?: number;
  rule?: string;
}

export type Happening =
  | AssaultFought
  | AttributeActivated
  | AttributeLost
  | AutomaticMoved
  | BadgeDrawn
  | BadgeUsed
  | BattleBegan
  | BeachReached
  | Beaten
  | BonusWon
  | BunkerTaken
  | CardLost
  | CardUsed
  | ConditionCancelled
  | ConditionDrawn
  | CraftMined
  | CraftMoved
  | CraftShelled
  | DeckLookedAt
  | DecorationCancelled
  | DecorationDrawn
  | DecorationPlayed
  | DefenceCut
  | DefenceRolled
  | DefencesSwapped
  | DiceLocked
  | DiceRolled
  | DiceSwapped
  | DieChanged
  | DieTaken
  | Disembarked
  | Embarked
  | Fought
  | Gained
  | GermanAwake
  | GermanLost
  | GermanPaid
  | GiftMade
  | GunsFired
  | GunsSilenced
  | HitPending
  | ItemFound
  | ItemLost
  | ItemRemoved
  | ItemsAdjusted
  | ItemsShown
  | Lost
  | MarkerTurned
  | MedalWon
  | MineExploded
  | MinesCleared
  | MissionDone
  | MissionGiven
  | Moved
  | MulliganTaken
  | PenaltySuffered
  | PromotionWon
  | Recruited
  | ResultAdded
  | SeaCombat
  | SeaLosses
  | ShellsFell
  | SkullIgnored
  | SkullsCancelled
  | SniperDead
  | SniperFired
  | SpecialistLost
  | SpecialistShot
  | StraightMade
  | Tallied
  | TalliesExchanged
  | TokenPlaced
  | TrophyTaken
  | TurnBegan
  | UnitDestroyed
  | UnitEliminated
  | VehicleLost
  | VehicleTaken
  | Waded
  | WeatherChanged
  | WoundDrawn
  | WoundSuffered;
