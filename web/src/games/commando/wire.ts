// Made by script/types from the server's own types. Not to be changed by hand.

export interface CommandoView {
  seat: 'english' | 'german' | null;
  scenario: string;
  letter: string;
  turn: number;
  phase: string;
  turn_token: '' | 'english' | 'german';
  manpower: number | null;
  reserve: number;
  plus3_beside: number;
  thornton_beside: number;
  english: ArmyView;
  german: ArmyView;
  fronts: FrontView[];
  offered: string[];
  ahead: string[];
  path: [string, '' | 'english' | 'german'][];
  /** How many terrains are left between the current one and the bridges. */
  to_cross: number;
  /** The terrain discard, which both players may look through. */
  passed: string[];
  aside: string[];
  terrains_left: number;
  approach_left: number;
  objectives_left: string[];
  battery_left: number;
  piles: PileView[];
  /** Terrains not placed yet while the Germans build their piles; only they see them. */
  to_place: string[] | null;
  taken_english: string[];
  taken_german: string[];
  /** Scenario 2: guns destroyed, and how many win. */
  guns: number;
  guns_to_win: number;
  counter_attack: number[] | null;
  counter_attack_count: number;
  /** 1B: whether cards are still set aside for the counter-attack at the end of a turn. */
  counter_attack_grows: boolean;
  ranville: number;
  last_winner: string;
  campaign: CampaignView | null;
}

export interface ArmyView {
  /** None where the seat must not look. */
  hand: number[] | null;
  hand_count: number;
  /** Heroic cards have another back, so their number in a hand is public. */
  hand_heroes: number;
  /** Cards of this hand that the opponent has seen; spectators have not. */
  known: number[] | null;
  deck_count: number;
  discard: number[] | null;
  discard_count: number;
  /** The top card of a discard pile is face up. */
  discard_top: number | null;
  heroes: number[] | null;
  heroes_count: number;
  /** Cards just played that have not taken effect yet. */
  limbo: number[];
  tokens: number;
  plus3: number;
  plus3_heroic: number;
  thornton: number;
}

export interface FrontView {
  terrain: string;
  size: number;
  played: number;
  destroyed: number;
  winner: '' | 'english' | 'german';
  /** Who would win now, once both sides have a unit. */
  ahead: '' | 'english' | 'german';
  english: LineView;
  german: LineView;
}

export interface LineView {
  unit: number;
  strength: number;
  /** The strength, part by part: (source, amount). */
  parts: [string, number][];
  actions: number[];
  tokens: number[];
  fought: number[];
  used: number[];
}

export interface PileView {
  stage: 'hidden' | 'open' | 'done';
  count: number;
  bridge: string | null;
  terrains: string[] | null;
}

export interface CampaignView {
  points: Record<string, number>;
  total: number;
  blue: number;
  blue_here: boolean;
  blue_given: number;
}

// Events.

export interface ActionPlayed {
  type: 'action-played';
  side: string;
  card: string;
  terrain: string;
  rule?: string;
}

export interface AnswerPlayed {
  type: 'answer-played';
  side: string;
  card: string;
  rule?: string;
}

export interface ApproachRedrawn {
  type: 'approach-redrawn';
  terrain: string;
  rule?: string;
}

export interface AssaultWon {
  type: 'assault-won';
  side: string;
  terrain: string;
  rule?: string;
}

export interface BlueTokenGiven {
  type: 'blue-token-given';
  rule?: string;
}

export interface BlueTokenLost {
  type: 'blue-token-lost';
  rule?: string;
}

export interface BlueTokenPlaced {
  type: 'blue-token-placed';
  terrain: string;
  rule?: string;
}

export interface BridgeSettled {
  type: 'bridge-settled';
  side: string;
  delta: number;
  rule?: string;
}

export interface BridgeTurned {
  type: 'bridge-turned';
  terrain: string;
  rule?: string;
}

export interface BridgeWon {
  type: 'bridge-won';
  side: string;
  terrain: string;
  rule?: string;
}

export interface CardCancelled {
  type: 'card-cancelled';
  card: string;
  by: string;
  rule?: string;
}

export interface CardDiscarded {
  type: 'card-discarded';
  side: string;
  card: string;
  rule?: string;
}

export interface CardKept {
  type: 'card-kept';
  side: string;
  rule?: string;
}

export interface CardRetrieved {
  type: 'card-retrieved';
  side: string;
  card: string;
  rule?: string;
}

export interface CardsDrawn {
  type: 'cards-drawn';
  side: string;
  count: number;
  cards?: string[];
  rule?: string;
}

export interface CounterAttackBegins {
  type: 'counter-attack-begins';
  count: number;
  rule?: string;
}

export interface CounterAttackGrows {
  type: 'counter-attack-grows';
  card: string;
  rule?: string;
}

export interface DeckEmpty {
  type: 'deck-empty';
  side: string;
  rule?: string;
}

export interface DeckSearched {
  type: 'deck-searched';
  side: string;
  count: number;
  cards?: string[];
  rule?: string;
}

export interface DestinyTossed {
  type: 'destiny-tossed';
  source: string;
  success: number;
  rule?: string;
}

export interface EventPlayed {
  type: 'event-played';
  side: string;
  card: string;
  rule?: string;
}

export interface GermanStops {
  type: 'german-stops';
  terrain: string;
  rule?: string;
}

export interface GunsDestroyed {
  type: 'guns-destroyed';
  terrain: string;
  count: number;
  total: number;
  rule?: string;
}

export interface HandChanged {
  type: 'hand-changed';
  side: string;
  rule?: string;
}

export interface HandDealt {
  type: 'hand-dealt';
  side: string;
  count: number;
  cards?: string[];
  rule?: string;
}

export interface HandShown {
  type: 'hand-shown';
  side: string;
  to: string;
  count: number;
  cards?: string[];
  rule?: string;
}

export interface HandsReshuffled {
  type: 'hands-reshuffled';
  rule?: string;
}

export interface HeroChosen {
  type: 'hero-chosen';
  side: string;
  rule?: string;
}

export interface HeroGained {
  type: 'hero-gained';
  side: string;
  card: string;
  rule?: string;
}

export interface HeroLost {
  type: 'hero-lost';
  side: string;
  rule?: string;
}

export interface HeroTaken {
  type: 'hero-taken';
  side: string;
  card: string;
  rule?: string;
}

export interface IdenticalTerrains {
  type: 'identical-terrains';
  terrain: string;
  rule?: string;
}

export interface ManpowerLost {
  type: 'manpower-lost';
  left: number;
  rule?: string;
}

export interface ManpowerRegained {
  type: 'manpower-regained';
  left: number;
  rule?: string;
}

export interface NoAssaultHere {
  type: 'no-assault-here';
  terrain: string;
  rule?: string;
}

export interface NoUnit {
  type: 'no-unit';
  terrain: string;
  rule?: string;
}

export interface NothingToDiscard {
  type: 'nothing-to-discard';
  side: string;
  rule?: string;
}

export interface OwnCardKept {
  type: 'own-card-kept';
  side: string;
  card: string;
  rule?: string;
}

export interface OwnHeroLost {
  type: 'own-hero-lost';
  side: string;
  card: string;
  rule?: string;
}

export interface PileOpened {
  type: 'pile-opened';
  pile: number;
  bridge: string;
  rule?: string;
}

export interface PilesBuilt {
  type: 'piles-built';
  rule?: string;
}

export interface PointsScored {
  type: 'points-scored';
  source: string;
  points: number;
  total: number;
  rule?: string;
}

export interface ReserveEmpty {
  type: 'reserve-empty';
  side: string;
  rule?: string;
}

export interface Retreated {
  type: 'retreated';
  terrain: string;
  rule?: string;
}

export interface ScenarioBegan {
  type: 'scenario-began';
  scenario: string;
  rule?: string;
}

export interface SizeChanged {
  type: 'size-changed';
  terrain: string;
  size: number;
  delta: number;
  rule?: string;
}

export interface SpecialTokensTaken {
  type: 'special-tokens-taken';
  side: string;
  kind: string;
  count: number;
  rule?: string;
}

export interface StrengthChanged {
  type: 'strength-changed';
  side: string;
  source: string;
  amount: number;
  terrain: string;
  rule?: string;
}

export interface TerrainChosen {
  type: 'terrain-chosen';
  side: string;
  terrain: string;
  rule?: string;
}

export interface TerrainEntered {
  type: 'terrain-entered';
  terrain: string;
  rule?: string;
}

export interface TerrainReturns {
  type: 'terrain-returns';
  terrain: string;
  pile: string;
  rule?: string;
}

export interface TerrainsRevealed {
  type: 'terrains-revealed';
  terrains: string[];
  rule?: string;
}

export interface TokenTossed {
  type: 'token-tossed';
  side: string;
  kind: string;
  success: number;
  terrain: string;
  rule?: string;
}

export interface TokensFlipped {
  type: 'tokens-flipped';
  side: string;
  source: string;
  count: number;
  successes: number;
  rule?: string;
}

export interface TokensReturned {
  type: 'tokens-returned';
  side: string;
  count: number;
  rule?: string;
}

export interface TokensTaken {
  type: 'tokens-taken';
  side: string;
  count: number;
  rule?: string;
}

export interface TurnBegan {
  type: 'turn-began';
  turn: number;
  rule?: string;
}

export interface TurnTokenFlipped {
  type: 'turn-token-flipped';
  side: string;
  rule?: string;
}

export interface TurnTokenTossed {
  type: 'turn-token-tossed';
  side: string;
  rule?: string;
}

export interface UnitDestroyed {
  type: 'unit-destroyed';
  side: string;
  card: string;
  terrain: string;
  rule?: string;
}

export interface UnitDiscarded {
  type: 'unit-discarded';
  side: string;
  card: string;
  rule?: string;
}

export interface UnitPlayed {
  type: 'unit-played';
  side: string;
  card: string;
  terrain: string;
  rule?: string;
}

export interface UnitPlayedAsAction {
  type: 'unit-played-as-action';
  side: string;
  card: string;
  terrain: string;
  rule?: string;
}

export interface UnitUnopposed {
  type: 'unit-unopposed';
  card: string;
  terrain: string;
  rule?: string;
}

export type Happening =
  | ActionPlayed
  | AnswerPlayed
  | ApproachRedrawn
  | AssaultWon
  | BlueTokenGiven
  | BlueTokenLost
  | BlueTokenPlaced
  | BridgeSettled
  | BridgeTurned
  | BridgeWon
  | CardCancelled
  | CardDiscarded
  | CardKept
  | CardRetrieved
  | CardsDrawn
  | CounterAttackBegins
  | CounterAttackGrows
  | DeckEmpty
  | DeckSearched
  | DestinyTossed
  | EventPlayed
  | GermanStops
  | GunsDestroyed
  | HandChanged
  | HandDealt
  | HandShown
  | HandsReshuffled
  | HeroChosen
  | HeroGained
  | HeroLost
  | HeroTaken
  | IdenticalTerrains
  | ManpowerLost
  | ManpowerRegained
  | NoAssaultHere
  | NoUnit
  | NothingToDiscard
  | OwnCardKept
  | OwnHeroLost
  | PileOpened
  | PilesBuilt
  | PointsScored
  | ReserveEmpty
  | Retreated
  | ScenarioBegan
  | SizeChanged
  | SpecialTokensTaken
  | StrengthChanged
  | TerrainChosen
  | TerrainEntered
  | TerrainReturns
  | TerrainsRevealed
  | TokenTossed
  | TokensFlipped
  | TokensReturned
  | TokensTaken
  | TurnBegan
  | TurnTokenFlipped
  | TurnTokenTossed
  | UnitDestroyed
  | UnitDiscarded
  | UnitPlayed
  | UnitPlayedAsAction
  | UnitUnopposed;
