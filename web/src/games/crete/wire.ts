// Made by script/types from the server's own types. Not to be changed by hand.

export interface CreteView {
  scenario: string;
  small: boolean;
  seat: string;
  turn: number;
  first_turn: number;
  last_turn: number;
  day: number;
  hour: string;
  night: boolean;
  step: string;
  /** Chits: in play, to be played first, in the cup, played, planned for the next turn, bought for this one. */
  chit: string;
  carried: string;
  cup: string[];
  played: string[];
  planned: string[];
  bought: string[];
  divisions: DivisionView[];
  units: UnitView[];
  leaders: LeaderView[];
  parks: ParkView[];
  /** Units on a map that no leader commands now. */
  uncommanded: string[];
  /** Units that act together (G6.9). */
  group: string[];
  control: Record<string, string>;
  barrage: Record<string, number>;
  rubble: string[];
  roadblocks: Record<string, string>;
  strikes: string[];
  due: DueView[];
  lost: Record<string, number>;
  tests: TestView[];
  orders: Record<string, Record<string, string>>;
  clauses: ClausesView;
  island: IslandView;
}

export interface DivisionView {
  division: string;
  side: 'allied' | 'german';
  cp: number;
  dp: number;
  command: number;
  dispatch: number;
  rearguards: number;
  roadblocks: number;
}

export interface UnitView {
  unit: string;
  /** ``hex:R28.11``, ``box:transit-2``, ``due``, ``display``, ``park``, ``sea``, ``exited``, ``withdrawn``, ``aside`` or ``gone``. */
  at: string;
  steps?: number;
  suppressed?: boolean;
  cohesion?: number;
  column?: boolean;
  mounted?: boolean;
  /** 1 improved, 2 entrenched. */
  position?: number;
  work?: string;
  chutes?: number;
  gliders?: number;
  delay?: boolean;
  heroic?: boolean;
  jump?: boolean;
  /** By the chit in play: "", "first" or "done", and the kind of the first action. */
  acted?: '' | 'first' | 'done';
  first?: string;
  maker?: string;
}

export interface LeaderView {
  leader: string;
  unit: string;
  hex: string;
  range: number;
  replaced?: boolean;
}

export interface ParkView {
  hex: string;
  division: string;
  batteries: string[];
  contact: string;
  fired: string[];
}

export interface DueView {
  day: number;
  hour: string;
  chit: string;
  kind: string;
  units: string[];
}

export interface TestView {
  test: string;
  side: 'allied' | 'german';
  when: string;
  met: boolean;
  now: boolean;
  /** "control", "steps", "airfields", "zones", "area" or "exits" for a test that counts (`have` of `need`); "any", "all" or "not" for a test made of parts. */
  kind: string;
  have: number;
  need: number;
  hexes: string[];
  /** Of a victory with grades: "major" or "minor". */
  level?: string;
  parts?: TestPart[];
  /** The day and hour from which the test no longer counts. */
  day?: number;
  hour?: string;
  /** That moment has passed, and the test was not met. */
  over?: boolean;
}

export interface TestPart {
  kind: string;
  have: number;
  need: number;
  hexes: string[];
  now: boolean;
}

export interface ClausesView {
  attached?: AttachedView[];
  /** By zone and side: full, reduced, diminished or emergency. */
  supply?: Record<string, Record<string, string>>;
  /** Strikes allotted, by turn. */
  air?: Record<string, number>;
  series?: SeriesView[];
  /** The turns still to come in which a series may land. */
  slots?: number[];
  /** Units that have landed in this turn. */
  landed?: string[];
  trucks?: Record<string, number>;
  trucks_given?: boolean;
  /** Units that cannot be activated yet; then the closed locks, the open ones, and the reserves that have been released. */
  locked?: string[];
  locks?: LockView[];
  unlocked?: number[];
  awake?: number[];
  /** Chits that come into the cup, or are sold, from a turn on. */
  late?: Record<string, number>;
  sale?: Record<string, number>;
  exited?: Record<string, string[]>;
  /** Points as they stand, line by line (scenario 4). */
  points?: PointsView[];
}

export interface AttachedView {
  division: string;
  battalion: string;
  formation: string;
}

export interface SeriesView {
  series: number;
  /** The first turn in which it can land, if all series before it do; -1 if it can no longer land in this scenario. */
  turn: number;
  units: string[];
}

export interface LockView {
  sheets: string[];
  side: string;
  /** The lock opens with this chit in that turn or later; without a chit, when the turn begins. */
  chit: string;
  turn: number;
}

export interface PointsView {
  /** "steps", "post", "runway", "port", "shipped" or "marched". */
  line: string;
  allied: number;
  german: number;
  hexes: string[];
}

export interface IslandView {
  /** S5: morale and its ceiling; with ``withdrawal``, ``morale`` is the withdrawal level, and ``band`` the band reached. */
  morale?: number;
  ceiling?: number;
  withdrawal?: boolean;
  bands?: BandView[];
  band?: string;
  withdrawn?: number;
  /** Hexes by which the Allies withdraw. */
  ways_out?: string[];
  /** S1. */
  boxes?: BoxView[];
  duties?: DutyView[];
  exited?: Record<string, string[]>;
  leaders_out?: Record<string, string>;
  /** S2, S5: units shipped and evacuated this Night, by port. */
  shipped?: string[];
  shipped_most?: number;
  evacuated?: string[];
  evacuated_most?: number;
  /** O1, S3: planned sticks, rows of the drop table that have been used, the turn of the last ad-hoc drop. */
  plan?: StickView[];
  free_used?: number[];
  ad_hoc?: number;
  /** O2, O3: the map of the ships, their target marker, the leader a coastal gun has contact with. */
  ships?: boolean;
  fleet?: string;
  target?: string;
  guns?: boolean;
  contacts?: Record<string, string>;
}

export interface BandView {
  low: number | null;
  high: number | null;
  result: string;
}

export interface BoxView {
  box: string;
  links: string[];
  hex: string;
  units: string[];
}

export interface DutyView {
  day: number;
  hour: string;
  exit: string;
  hex: string;
  units: number;
  units_needed: number;
  leaders: number;
  leaders_needed: number;
  held: number;
  hexes: string[];
  tested: boolean;
  met: boolean;
  more: number;
}

export interface StickView {
  target: string;
  units: string[];
  hexes: string[];
}

// Events.

export interface Advanced {
  type: 'advanced';
  unit: string;
  hex: string;
  rule?: string;
}

export interface AirAllotted {
  type: 'air-allotted';
  day: number;
  hour: string;
  count: number;
  rule?: string;
}

export interface AirLost {
  type: 'air-lost';
  count: number;
  rule?: string;
}

export interface AssaultDeclared {
  type: 'assault-declared';
  units: string[];
  origin: string;
  hex: string;
  rule?: string;
}

export interface AssaultEnded {
  type: 'assault-ended';
  hex: string;
  /** "repulsed", "held", "taken" or "nobody". */
  how: string;
  rule?: string;
}

export interface BarrageLaid {
  type: 'barrage-laid';
  hex: string;
  level: number;
  rule?: string;
}

export interface BarragesLifted {
  type: 'barrages-lifted';
  hexes: string[];
  rule?: string;
}

export interface BattalionAttached {
  type: 'battalion-attached';
  battalion: string;
  formation: string;
  rule?: string;
}

export interface BattalionReturned {
  type: 'battalion-returned';
  battalion: string;
  rule?: string;
}

export interface BoxMarched {
  type: 'box-marched';
  unit: string;
  origin: string;
  box: string;
  rule?: string;
}

export interface BraveryChecked {
  type: 'bravery-checked';
  unit: string;
  hex: string;
  need: number;
  roll: number;
  passed: boolean;
  modifiers: string[];
  rule?: string;
}

export interface CheckPaid {
  type: 'check-paid';
  unit: string;
  hex: string;
  purpose: string;
  division: string;
  rule?: string;
}

export interface ChitAdded {
  type: 'chit-added';
  chit: string;
  rule?: string;
}

export interface ChitBought {
  type: 'chit-bought';
  division: string;
  chit: string;
  cost: number;
  planned: boolean;
  rule?: string;
}

export interface ChitCarried {
  type: 'chit-carried';
  chit: string;
  rule?: string;
}

export interface ChitDrawn {
  type: 'chit-drawn';
  chit: string;
  side: string;
  left: number;
  rule?: string;
}

export interface ChitEnded {
  type: 'chit-ended';
  chit: string;
  rule?: string;
}

export interface ChitPlayed {
  type: 'chit-played';
  chit: string;
  /** "carried", "first" or "drawn". */
  how: string;
  rule?: string;
}

export interface CohesionLost {
  type: 'cohesion-lost';
  unit: string;
  hex: string;
  hits: number;
  cause: string;
  rule?: string;
}

export interface ColumnChanged {
  type: 'column-changed';
  unit: string;
  hex: string;
  column: boolean;
  /** Whether column was left for a cohesion hit instead of points. */
  hit: boolean;
  rule?: string;
}

export interface CommandRaised {
  type: 'command-raised';
  division: string;
  value: number;
  rule?: string;
}

export interface ConditionMet {
  type: 'condition-met';
  side: string;
  condition: string;
  rule?: string;
}

export interface ContactLost {
  type: 'contact-lost';
  hex: string;
  rule?: string;
}

export interface ContactMade {
  type: 'contact-made';
  hex: string;
  leader: string;
  roll: number;
  need: number;
  made: boolean;
  modifiers: string[];
  rule?: string;
}

export interface ControlChanged {
  type: 'control-changed';
  hex: string;
  side: string;
  rule?: string;
}

export interface DelayEnded {
  type: 'delay-ended';
  units: string[];
  division: string;
  rule?: string;
}

export interface DirectCommand {
  type: 'direct-command';
  unit: string;
  hex: string;
  division: string;
  rule?: string;
}

export interface DispersionRolled {
  type: 'dispersion-rolled';
  hex: string;
  units: string[];
  roll: number;
  total: number;
  low: number;
  dispersed: boolean;
  modifiers: string[];
  rule?: string;
}

export interface EventDrawn {
  type: 'event-drawn';
  side: string;
  marker: string;
  rule?: string;
}

export interface EventEmpty {
  type: 'event-empty';
  marker: string;
  rule?: string;
}

export interface EventRolled {
  type: 'event-rolled';
  marker: string;
  roll: number;
  strikes: number;
  rule?: string;
}

export interface FleetMoved {
  type: 'fleet-moved';
  sheet: string;
  rule?: string;
}

export interface GunContact {
  type: 'gun-contact';
  unit: string;
  hex: string;
  leader: string;
  roll: number;
  need: number;
  made: boolean;
  modifiers: string[];
  rule?: string;
}

export interface GunContactLost {
  type: 'gun-contact-lost';
  unit: string;
  hex: string;
  rule?: string;
}

export interface IncomeRolled {
  type: 'income-rolled';
  division: string;
  roll: number;
  cp: number;
  dp: number;
  rule?: string;
}

export interface Interdicted {
  type: 'interdicted';
  unit: string;
  hex: string;
  roll: number;
  total: number;
  /** "none", "cohesion", "cohesion-twice", "suppression" or "step". */
  result: string;
  modifiers: string[];
  rule?: string;
}

export interface JumpRolled {
  type: 'jump-rolled';
  unit: string;
  hex: string;
  roll: number;
  total: number;
  /** "none", "delayed", "step", "step-delayed" or "eliminated". */
  result: string;
  markers: number;
  modifiers: string[];
  rule?: string;
}

export interface LeaderFell {
  type: 'leader-fell';
  leader: string;
  hex: string;
  rule?: string;
}

export interface LeaderLeft {
  type: 'leader-left';
  leader: string;
  rule?: string;
}

export interface LeaderMoved {
  type: 'leader-moved';
  leader: string;
  unit: string;
  hex: string;
  rule?: string;
}

export interface LockOpened {
  type: 'lock-opened';
  sheets: string[];
  rule?: string;
}

export interface MarkerRemoved {
  type: 'marker-removed';
  unit: string;
  hex: string;
  left: number;
  rule?: string;
}

export interface MarkerTaken {
  type: 'marker-taken';
  unit: string;
  hex: string;
  on: boolean;
  rule?: string;
}

export interface MoraleChanged {
  type: 'morale-changed';
  change: number;
  level: number;
  /** "allied-step", "german-step", "airfield", "port", "supply", "ship", "withdrawn" or "obligation". */
  cause: string;
  withdrawal: boolean;
  rule?: string;
}

export interface MoveStopped {
  type: 'move-stopped';
  unit: string;
  hex: string;
  rule?: string;
}

export interface NavalTargetMoved {
  type: 'naval-target-moved';
  hex: string;
  rule?: string;
}

export interface NoEffect {
  type: 'no-effect';
  unit: string;
  hex: string;
  rule?: string;
}

export interface ObligationTested {
  type: 'obligation-tested';
  exit: string;
  met: boolean;
  have: number;
  need: number;
  rule?: string;
}

export interface OrderChanged {
  type: 'order-changed';
  side: string;
  order: string;
  value: string;
  rule?: string;
}

export interface ParkDissolved {
  type: 'park-dissolved';
  units: string[];
  hex: string;
  rule?: string;
}

export interface ParkFormed {
  type: 'park-formed';
  units: string[];
  hex: string;
  rule?: string;
}

export interface PlanCancelled {
  type: 'plan-cancelled';
  division: string;
  chit: string;
  rule?: string;
}

export interface PointsChanged {
  type: 'points-changed';
  division: string;
  cp: number;
  dp: number;
  rule?: string;
}

export interface PointsConverted {
  type: 'points-converted';
  division: string;
  cp: number;
  dp: number;
  rule?: string;
}

export interface QualityChecked {
  type: 'quality-checked';
  unit: string;
  hex: string;
  purpose: string;
  need: number;
  roll: number;
  passed: boolean;
  modifiers: string[];
  rule?: string;
}

export interface Rallied {
  type: 'rallied';
  unit: string;
  hex: string;
  what: string;
  rule?: string;
}

export interface RearguardMade {
  type: 'rearguard-made';
  unit: string;
  rearguard: string;
  hex: string;
  rule?: string;
}

export interface RearguardTaken {
  type: 'rearguard-taken';
  unit: string;
  rearguard: string;
  hex: string;
  rule?: string;
}

export interface ReservesWoken {
  type: 'reserves-woken';
  units: string[];
  rule?: string;
}

export interface Retreated {
  type: 'retreated';
  unit: string;
  path: string[];
  hex: string;
  rule?: string;
}

export interface Rubbled {
  type: 'rubbled';
  hex: string;
  rule?: string;
}

export interface SecondAction {
  type: 'second-action';
  unit: string;
  hex: string;
  division: string;
  rule?: string;
}

export interface SeriesLanded {
  type: 'series-landed';
  series: number;
  airfield: string;
  rule?: string;
}

export interface SeriesWaits {
  type: 'series-waits';
  series: number;
  /** "runway" or "choice". */
  why: string;
  rule?: string;
}

export interface ShipAttacked {
  type: 'ship-attacked';
  unit: string;
  rating: number;
  roll: number;
  result: string;
  modifiers: string[];
  rule?: string;
}

export interface ShipSailed {
  type: 'ship-sailed';
  unit: string;
  rule?: string;
}

export interface ShipsArrived {
  type: 'ships-arrived';
  units: string[];
  rule?: string;
}

export interface Shot {
  type: 'shot';
  firer: string;
  target: string;
  origin: string;
  hex: string;
  mode: string;
  color: string;
  base: number;
  rating: number;
  roll: number;
  /** "miss", "cohesion", "suppression", "check", "step" or "eliminated". */
  result: string;
  modifiers: string[];
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

export interface StepReturned {
  type: 'step-returned';
  unit: string;
  hex: string;
  steps: number;
  rule?: string;
}

export interface Stood {
  type: 'stood';
  unit: string;
  hex: string;
  runs: boolean;
  rule?: string;
}

export interface StrikesLaid {
  type: 'strikes-laid';
  side: string;
  hexes: string[];
  rule?: string;
}

export interface SupplyRolled {
  type: 'supply-rolled';
  side: string;
  zone: string;
  roll: number;
  /** "full", "reduced", "diminished" or "emergency". */
  level: string;
  change: number;
  rule?: string;
}

export interface Suppressed {
  type: 'suppressed';
  unit: string;
  hex: string;
  rule?: string;
}

export interface Surrendered {
  type: 'surrendered';
  unit: string;
  hex: string;
  rule?: string;
}

export interface TransportChanged {
  type: 'transport-changed';
  unit: string;
  hex: string;
  mounted: boolean;
  column: boolean;
  rule?: string;
}

export interface TruckUsed {
  type: 'truck-used';
  unit: string;
  hex: string;
  mounted: boolean;
  column: boolean;
  rule?: string;
}

export interface TrucksGiven {
  type: 'trucks-given';
  division: string;
  trucks: number;
  rule?: string;
}

export interface TurnBegan {
  type: 'turn-began';
  day: number;
  hour: string;
  rule?: string;
}

export interface UnitDrifted {
  type: 'unit-drifted';
  unit: string;
  origin: string;
  /** Empty off the map. */
  hex: string;
  direction: number;
  distance: number;
  lost: boolean;
  rule?: string;
}

export interface UnitEliminated {
  type: 'unit-eliminated';
  unit: string;
  hex: string;
  steps: number;
  cause: string;
  rule?: string;
}

export interface UnitExited {
  type: 'unit-exited';
  unit: string;
  hex: string;
  exit: string;
  rule?: string;
}

export interface UnitFled {
  type: 'unit-fled';
  unit: string;
  hex: string;
  rule?: string;
}

export interface UnitLeft {
  type: 'unit-left';
  unit: string;
  hex: string;
  /** "off", "exit", "withdraw", "evacuate", "ship", "away" (by ship, off the map) or "fly". */
  how: string;
  /** A box, an exit or a port; empty where the unit is simply taken off. */
  to: string;
  rule?: string;
}

export interface UnitMoved {
  type: 'unit-moved';
  unit: string;
  origin: string;
  hex: string;
  /** Half points paid for this step. */
  cost: number;
  column: boolean;
  rule?: string;
}

export interface UnitPlaced {
  type: 'unit-placed';
  unit: string;
  hex: string;
  how: string;
  rule?: string;
}

export interface UnitTakenOff {
  type: 'unit-taken-off';
  unit: string;
  hex: string;
  /** "immobile", "deserted" or "rearguard". */
  why: string;
  rule?: string;
}

export interface WithdrawalBegan {
  type: 'withdrawal-began';
  level: number;
  rule?: string;
}

export interface WorkDone {
  type: 'work-done';
  unit: string;
  hex: string;
  /** "improved", "work", "trench", "block", "unblock" or "rubble". */
  what: string;
  rule?: string;
}

export type Happening =
  | Advanced
  | AirAllotted
  | AirLost
  | AssaultDeclared
  | AssaultEnded
  | BarrageLaid
  | BarragesLifted
  | BattalionAttached
  | BattalionReturned
  | BoxMarched
  | BraveryChecked
  | CheckPaid
  | ChitAdded
  | ChitBought
  | ChitCarried
  | ChitDrawn
  | ChitEnded
  | ChitPlayed
  | CohesionLost
  | ColumnChanged
  | CommandRaised
  | ConditionMet
  | ContactLost
  | ContactMade
  | ControlChanged
  | DelayEnded
  | DirectCommand
  | DispersionRolled
  | EventDrawn
  | EventEmpty
  | EventRolled
  | FleetMoved
  | GunContact
  | GunContactLost
  | IncomeRolled
  | Interdicted
  | JumpRolled
  | LeaderFell
  | LeaderLeft
  | LeaderMoved
  | LockOpened
  | MarkerRemoved
  | MarkerTaken
  | MoraleChanged
  | MoveStopped
  | NavalTargetMoved
  | NoEffect
  | ObligationTested
  | OrderChanged
  | ParkDissolved
  | ParkFormed
  | PlanCancelled
  | PointsChanged
  | PointsConverted
  | QualityChecked
  | Rallied
  | RearguardMade
  | RearguardTaken
  | ReservesWoken
  | Retreated
  | Rubbled
  | SecondAction
  | SeriesLanded
  | SeriesWaits
  | ShipAttacked
  | ShipSailed
  | ShipsArrived
  | Shot
  | StepLost
  | StepReturned
  | Stood
  | StrikesLaid
  | SupplyRolled
  | Suppressed
  | Surrendered
  | TransportChanged
  | TruckUsed
  | TrucksGiven
  | TurnBegan
  | UnitDrifted
  | UnitEliminated
  | UnitExited
  | UnitFled
  | UnitLeft
  | UnitMoved
  | UnitPlaced
  | UnitTakenOff
  | WithdrawalBegan
  | WorkDone;
