// Made by script/types from the server's own types. Not to be changed by hand.

export interface OmahaView {
  scenario: string;
  variants: string[];
  seat: string;
  turn: number;
  first_turn: number;
  last_turn: number;
  phase: string;
  time: string;
  tide: 'low' | 'mid' | 'high';
  /** The active division, and its actions left. */
  acting: number;
  actions: number;
  naval: number;
  units: UnitView[];
  germans: ForceView[];
  pools: Pools;
  /** This turn's cards, earlier discards, and the fire card of each sector. */
  shown: number[];
  discards: number[];
  fire_cards: Record<string, number>;
  cleared: string[];
  garrisons: string[];
  attacked: string[];
  barraged: string[];
  smoke: string[];
  plunging: boolean;
  bonus_actions: number;
  engineers_stopped: boolean;
  shelled: string[];
  losses: Record<string, number>;
  /** Units of the acting division that can still act. */
  unused: Unused | null;
  loss_limit: number;
  germans_lost: number;
  /** The score as of the end of the last turn; once the game is over, as it was counted at the end. */
  tally: Record<string, number>;
  guns: GunView[];
  /** 7.6: hexes with more units than may stay there when the phase ends. */
  overstacked: string[];
  /** The actions a division has in this turn, and the points that win. */
  actions_allowed: number;
  goal: number;
}

export interface UnitView {
  unit: string;
  /** ``hex:0523``, ``box:ER3``, ``turn:8``, ``exit:A`` or ``gone``. */
  at: string;
  command: number;
  steps?: number;
  strength?: number;
  symbol?: string;
  disrupted?: boolean;
  /** "climb", or "cliff" at the foot of a cliff. */
  climb?: string;
  hero?: string;
  inspired?: boolean;
  acted?: boolean;
  /** Where it was at the start of the action phase, if it has moved since. */
  was?: string;
  /** Whether it is under a leader's command in this action phase. */
  led?: boolean;
  /** A general's wound; a headquarters' command range once it is a post; a base's range. */
  wounded?: boolean;
  range?: number;
  /** 7.1: all its actions are free now. */
  free?: boolean;
  /** 5.21: it is lost if the turn ends now. */
  drowns?: boolean;
}

export interface ForceView {
  hex: string;
  position: string;
  color: '' | 'red' | 'orange' | 'brown' | 'green' | 'blue' | 'purple';
  /** What its back shows, or what it is once revealed. */
  kind: string;
  /** Its identity once it is revealed. */
  unit?: string;
  strength?: number;
  needs?: string[];
  depth?: boolean;
  /** The marker's identity once it is revealed. */
  marker?: string;
  depth_strength?: number;
  depth_needs?: string[];
  disrupted?: boolean;
}

export interface Pools {
  tactical: number;
  division: number;
  kampfgruppe: number;
  armour: number;
  wn_depth: number;
  building_depth: number;
  mobile_depth: number;
  kampfgruppe_depth: number;
  deck: number;
}

export interface Unused {
  units: number;
  /** Those for which it costs no action. */
  free: number;
}

export interface GunView {
  /** ``position:WN62``, or the hex of an armour unit. */
  gun: string;
  color: 'red' | 'orange' | 'brown' | 'green' | 'blue' | 'purple';
  hexes: string[];
  /** The dots that are not as printed: under plunging fire (6.2), and all around armour (23.3). */
  dots?: Record<string, 'intense' | 'steady' | 'sporadic'>;
}

// Events.

export interface AdvanceMet {
  type: 'advance-met';
  position: string;
  hex: string;
  route: string[];
  strength: number;
  repulsed: boolean;
  rule?: string;
}

export interface ArtilleryFired {
  type: 'artillery-fired';
  sector: string;
  card: string;
  value: number;
  guns: number;
  struck: boolean;
  rule?: string;
}

export interface AttackCompared {
  type: 'attack-compared';
  hex: string;
  strength: number;
  defence: number;
  missing: string[];
  hero: string;
  results: string[];
  rule?: string;
}

export interface AttackDeclared {
  type: 'attack-declared';
  hex: string;
  position: string;
  units: string[];
  naval?: boolean;
  rule?: string;
}

export interface BarrageFired {
  type: 'barrage-fired';
  unit: string;
  hex: string;
  card: string;
  color: boolean;
  symbol: boolean;
  result: string;
  rule?: string;
}

export interface BaseExtended {
  type: 'base-extended';
  base: string;
  range: number;
  rule?: string;
}

export interface BasePlaced {
  type: 'base-placed';
  base: string;
  hex: string;
  rule?: string;
}

export interface Bombarded {
  type: 'bombarded';
  disrupted: string[];
  destroyed: string[];
  rule?: string;
}

export interface CardDrawn {
  type: 'card-drawn';
  card: string;
  use: string;
  sector?: string;
  rule?: string;
}

export interface ClimbBegan {
  type: 'climb-began';
  unit: string;
  hex: string;
  kind: string;
  rule?: string;
}

export interface ClimbEnded {
  type: 'climb-ended';
  unit: string;
  hex: string;
  kind: string;
  rule?: string;
}

export interface CommandPassed {
  type: 'command-passed';
  unit: string;
  division: number;
  rule?: string;
}

export interface DeckEvent {
  type: 'deck-event';
  card: string;
  event: string;
  positions?: string[];
  zones?: string[];
  division?: number;
  sector?: string;
  rule?: string;
}

export interface DeckShuffled {
  type: 'deck-shuffled';
  turn: number;
  rule?: string;
}

export interface DepthExchanged {
  type: 'depth-exchanged';
  hex: string;
  kind: string;
  rule?: string;
}

export interface DepthPlaced {
  type: 'depth-placed';
  hex: string;
  position: string;
  rule?: string;
}

export interface DepthRemoved {
  type: 'depth-removed';
  hex: string;
  cause: string;
  rule?: string;
}

export interface DepthRevealed {
  type: 'depth-revealed';
  hex: string;
  marker: string;
  strength: number;
  needs: string[];
  tactical?: boolean;
  rule?: string;
}

export interface DivisionActs {
  type: 'division-acts';
  division: number;
  actions: number;
  rule?: string;
}

export interface EventHadNoEffect {
  type: 'event-had-no-effect';
  event: string;
  rule?: string;
}

export interface GarrisonPlaced {
  type: 'garrison-placed';
  hex: string;
  position: string;
  rule?: string;
}

export interface GarrisonRemoved {
  type: 'garrison-removed';
  hex: string;
  rule?: string;
}

export interface GeneralCaptured {
  type: 'general-captured';
  leader: string;
  hex: string;
  rule?: string;
}

export interface GermanActed {
  type: 'german-acted';
  position: string;
  action: string;
  hex?: string;
  rule?: string;
}

export interface GermanConcealed {
  type: 'german-concealed';
  hex: string;
  rule?: string;
}

export interface GermanDisrupted {
  type: 'german-disrupted';
  hex: string;
  cause: string;
  rule?: string;
}

export interface GermanEliminated {
  type: 'german-eliminated';
  hex: string;
  german: string;
  cause: string;
  rule?: string;
}

export interface GermanMoved {
  type: 'german-moved';
  origin: string;
  hex: string;
  path?: string[];
  cause?: string;
  rule?: string;
}

export interface GermanReturned {
  type: 'german-returned';
  hex: string;
  german: string;
  rule?: string;
}

export interface GermanRevealed {
  type: 'german-revealed';
  hex: string;
  german: string;
  strength: number;
  needs: string[];
  rule?: string;
}

export interface GermanWithdrew {
  type: 'german-withdrew';
  hex: string;
  german: string;
  rule?: string;
}

export interface GermansRecovered {
  type: 'germans-recovered';
  positions: string[];
  rule?: string;
}

export interface HeroFell {
  type: 'hero-fell';
  hero: string;
  unit: string;
  cause: string;
  rule?: string;
}

export interface HeroPlaced {
  type: 'hero-placed';
  hero: string;
  unit: string;
  rule?: string;
}

export interface InfiltrationChecked {
  type: 'infiltration-checked';
  unit: string;
  hex: string;
  card: string;
  positions: string[];
  struck: boolean;
  rule?: string;
}

export interface LeaderHit {
  type: 'leader-hit';
  leader: string;
  hex: string;
  position: string;
  result: string;
  rule?: string;
}

export interface MineStruck {
  type: 'mine-struck';
  unit: string;
  hex: string;
  rule?: string;
}

export interface NavalBarrageFired {
  type: 'naval-barrage-fired';
  hex: string;
  rule?: string;
}

export interface NavalMarkerTaken {
  type: 'naval-marker-taken';
  markers: number;
  rule?: string;
}

export interface ObstacleCleared {
  type: 'obstacle-cleared';
  hex: string;
  rule?: string;
}

export interface PhaseBegan {
  type: 'phase-began';
  phase: string;
  rule?: string;
}

export interface PoolsJoined {
  type: 'pools-joined';
  units: number;
  depth: number;
  rule?: string;
}

export interface PositionFired {
  type: 'position-fired';
  position: string;
  card: string;
  color: string;
  limit: number;
  units: string[];
  hexes: string[];
  dots: string[];
  rule?: string;
}

export interface PostAbandoned {
  type: 'post-abandoned';
  unit: string;
  rule?: string;
}

export interface PostEstablished {
  type: 'post-established';
  unit: string;
  hex: string;
  rule?: string;
}

export interface PostExtended {
  type: 'post-extended';
  unit: string;
  range: number;
  rule?: string;
}

export interface ReinforcementCame {
  type: 'reinforcement-came';
  hex: string;
  position: string;
  depth: boolean;
  source: string;
  rule?: string;
}

export interface Scored {
  type: 'scored';
  turn: number;
  points: number;
  items: string[];
  values: string[];
  rule?: string;
}

export interface StepLost {
  type: 'step-lost';
  unit: string;
  hex: string;
  left: number;
  cause: string;
  rule?: string;
}

export interface StepRegained {
  type: 'step-regained';
  unit: string;
  steps: number;
  rule?: string;
}

export interface TurnBegan {
  type: 'turn-began';
  turn: number;
  tide: string;
  time: string;
  rule?: string;
}

export interface UnitDelayed {
  type: 'unit-delayed';
  unit: string;
  turn: number;
  cause: string;
  rule?: string;
}

export interface UnitDisplaced {
  type: 'unit-displaced';
  unit: string;
  hex: string;
  rule?: string;
}

export interface UnitDisrupted {
  type: 'unit-disrupted';
  unit: string;
  hex: string;
  cause: string;
  rule?: string;
}

export interface UnitDrifted {
  type: 'unit-drifted';
  unit: string;
  origin: string;
  box: string;
  boxes: number;
  direction: string;
  rule?: string;
}

export interface UnitEliminated {
  type: 'unit-eliminated';
  unit: string;
  hex: string;
  cause: string;
  rule?: string;
}

export interface UnitExited {
  type: 'unit-exited';
  unit: string;
  exit: string;
  rule?: string;
}

export interface UnitLanded {
  type: 'unit-landed';
  unit: string;
  box: string;
  hex: string;
  rule?: string;
}

export interface UnitMoved {
  type: 'unit-moved';
  unit: string;
  path: string[];
  hex: string;
  free: boolean;
  preservation?: boolean;
  rule?: string;
}

export interface UnitPlaced {
  type: 'unit-placed';
  unit: string;
  place: string;
  rule?: string;
}

export interface UnitsRallied {
  type: 'units-rallied';
  units: string[];
  rule?: string;
}

export type Happening =
  | AdvanceMet
  | ArtilleryFired
  | AttackCompared
  | AttackDeclared
  | BarrageFired
  | BaseExtended
  | BasePlaced
  | Bombarded
  | CardDrawn
  | ClimbBegan
  | ClimbEnded
  | CommandPassed
  | DeckEvent
  | DeckShuffled
  | DepthExchanged
  | DepthPlaced
  | DepthRemoved
  | DepthRevealed
  | DivisionActs
  | EventHadNoEffect
  | GarrisonPlaced
  | GarrisonRemoved
  | GeneralCaptured
  | GermanActed
  | GermanConcealed
  | GermanDisrupted
  | GermanEliminated
  | GermanMoved
  | GermanReturned
  | GermanRevealed
  | GermanWithdrew
  | GermansRecovered
  | HeroFell
  | HeroPlaced
  | InfiltrationChecked
  | LeaderHit
  | MineStruck
  | NavalBarrageFired
  | NavalMarkerTaken
  | ObstacleCleared
  | PhaseBegan
  | PoolsJoined
  | PositionFired
  | PostAbandoned
  | PostEstablished
  | PostExtended
  | ReinforcementCame
  | Scored
  | StepLost
  | StepRegained
  | TurnBegan
  | UnitDelayed
  | UnitDisplaced
  | UnitDisrupted
  | UnitDrifted
  | UnitEliminated
  | UnitExited
  | UnitLanded
  | UnitMoved
  | UnitPlaced
  | UnitsRallied;
