// Each Unit's own drawing, made of figures and objects: 64 × 32, the ground at 27, every figure faces right.

/** Figures of 18 units, their feet at the origin. */
const HELMET = 'M-3.2-15.2q3.2-4.8 6.4 0z';
const CAP = 'M-3.4-14.8q-.6-3.6 3.4-3.6t3.600 2.800h1.600v.8z';
const BERET = 'M-3-14.800q-.8-3 2.800-3.200 4.400 0 4 2.200L2-14.800z';
const FUR = 'M-3-14.600v-3.600q3-2 6 0v3.600z';
const BODY = 'M-1.900-15h3.800q0 3.200-1.900 3.200t-1.900-3.200zM-3.200-12h6.400l.8 7.400h-8zM-3.600-4.600h3.200L-.8 0h-2.900zM.5-4.600h3.200L3.900 0H1z';
export const POSES = {
  stand: HELMET + BODY,
  cap: CAP + BODY,
  beret: BERET + BODY,
  fur: FUR + BODY,
  run: 'M.2-15.800q3-4.400 6.200-.2zM1.400-15.500h3.800q0 3-1.900 3t-1.900-3zM-2.500-11.900 3.800-12.500 4-5.500-3-4.500zM-3-5 .8-5-3.500-1.500-8 .2-8.800-1.500-5-2.500zM.8-5.500 4.400-5.800 7-2.500 6 .2 3.600.2 4-2.200z',
  kneel: 'M-1-13q3-4.400 6.200 0zM.2-12.800H4q0 3-1.900 3t-1.900-3zM-2.500-9.800h6l.8 6H-3zM-3-4h3l-1 2.400 5-.2V0h-12v-1.600h4zM1-4.500h5L7 0H5l-.7-2.600H1z',
  prone: 'M-15-2.400Q-8-4-3-5l4 .2 1 3.600L-2-.4-15 0zM0-6.600q2.800-3.800 5.800-.2zM1.200-6.300h3.600q0 2.800-1.800 2.800t-1.800-2.800z',
} as const;

export interface Drawing {
  /** Pose, position, size, and how high its feet are. */
  men?: [keyof typeof POSES, number, number?, number?][];
  /** Paler, drawn behind the men. */
  far?: string;
  solid?: string;
  line?: string;
  thin?: string;
  /** Holes in solid shapes. */
  cut?: string;
}

const TREES = 'M4 28q4-9 9-1zM44 28q6-13 14-1z';
const MORTAR = 'M31 26 42 8l4 2.400L35.500 28z';
const BUNKER = 'M30 28V15q14-9 30 0v13z';
const wheel = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;
const chute = (x: number, y: number): string => `M${x - 8} ${y}q1-9 8-9t8 9q-2.500-1.600-5.300 0-2.700-1.600-5.400 0-2.700-1.600-5.300 0z`;
const cords = (x: number, y: number): string => `M${x - 8} ${y}l8 8 8-8M${x - 2.700} ${y}l2.700 8 2.700-8`;
const TANK = 'M24 12l2.500-5h12l3 5zM40 8h20v2.200H40zM13 18.500l4-6.500h28l4 6.500zM8 22q0-3.500 4-3.500h36q4 0 4 3.500 0 6-6 6H14q-6 0-6-6z';
const HALF_TRACK = 'M8 15l2-5h24l4 5h14l3 5v4H8zM6 22q0-3.400 4-3.400h22q4 0 4 3.400 0 5.600-5 5.600H11q-5 0-5-5.600z';

export const UNITS: Record<number, Drawing> = {
  // British.
  1101: { men: [['kneel', 27]], solid: TREES, line: 'M29 17.500l13-1.500' },
  1102: { men: [['stand', 14], ['stand', 30, 1.25], ['stand', 46]], line: 'M15 15.500l11-1.500M31 12.800l13-1.600M47 15.500l11-1.500' },
  1103: { men: [['kneel', 18], ['run', 44]], solid: 'M28 20h9v7h-9z', cut: 'M28 23.500h9M32.500 20v7', thin: 'M37 22q5 6 9-5' },
  1104: { men: [['beret', 12, 0.95], ['beret', 54, 0.95]], solid: 'M20 13q1-5 10-5l22-1 4-6h4l-1 9q-18 3-31 5-8 0-8-2z', far: 'M28 9h9l-6 17h-6zM30 8 36 1h3l-2 7z' },
  1105: { men: [['run', 14], ['run', 31, 1.2], ['run', 48]], line: 'M13 16.500l13-4M30 14.500l14-4.500M47 16.500l13-4', thin: 'M26 12.500l3-1M44 10l3-1M60 12.500l2.500-.8' },
  1106: { men: [['stand', 32, 0.5], ['stand', 12, 0.4], ['stand', 52, 0.4]], solid: chute(32, 11) + chute(12, 13) + chute(52, 13), thin: cords(32, 11) + cords(12, 13) + cords(52, 13) },
  1107: { men: [['kneel', 20]], solid: 'M32 21h11v6H32z', line: 'M37 21V8', thin: 'M41 7q4 3 0 7M45 4q7 6 0 13M33 7q-4 3 0 7', cut: 'M34 24h7' },
  1108: { men: [['prone', 26, 1.3]], line: 'M27 20.500h25', solid: 'M38 13h4l1 7h-4zM20 17l6 2.500v3L20 21z', thin: 'M46 21l-3 6M46 21l4 6' },
  1109: { men: [['kneel', 24, 1.1]], solid: 'M14 13.500 44 10v4L14 17zM43 8l11 3.800-10.500 3.700z', thin: 'M36 15v6' },
  1110: { men: [['kneel', 20]], solid: `${MORTAR}M45 2q4-2.500 6.500 1-3 4-6.500-1z`, line: 'M40 14l9 13M27 28h14', thin: 'M26 15l8-3' },
  1111: { men: [['stand', 8, 0.9], ['stand', 17], ['stand', 26, 0.9], ['stand', 35], ['stand', 44, 0.9], ['stand', 53]], thin: 'M11 22V9M20 22V7M29 22V9M38 22V7M47 22V9M56 22V7' },
  1401: { men: [['beret', 18, 1.3]], line: 'M20 13l14-3', far: 'M40 28V6h3v22zM52 28V6h3v22zM38 4h19v4H38zM36 20h26v2H36zM55 6l8 12h-3l-7-10z' },
  1405: { men: [['beret', 20, 1.3]], line: 'M20 12.500h7', solid: 'M25 6.500h6v3.500h-6z', far: BUNKER, cut: 'M40 20h12' },
  1409: { men: [['beret', 16, 1.3], ['kneel', 32, 0.9]], line: 'M18 13l8 5', far: 'M36 28q0-12 11-12t11 12h6V12H34v16z', solid: 'M40 22h6v6h-6z', thin: 'M43 22q1-4 5-4' },
  1410: { men: [['run', 16, 1.1], ['stand', 40, 0.5]], solid: `${chute(40, 11)}M54 14l1.600 3 2.600-1-.6 3.400 3 1.200-3 2 .6 1.800-3.400-.4v3h-1.600v-3l-3.400.4.6-1.800-3-2 3-1.200-.6-3.400 2.600 1z`, thin: cords(40, 11), line: 'M15 16.500l12-4' },
  // German.
  1501: { men: [['stand', 20, 1.15]], solid: 'M36 28V9l8-6 8 6v19z', cut: 'M40 28V14h8v14', line: 'M25 24V5' },
  1502: { men: [['stand', 14], ['stand', 28]], thin: 'M17 21V6M31 21V6M34 17l8 4', solid: 'M41 20l3-2 3 2h8l4-3v5l-2 1v5h-2v-4h-8v4h-2v-6z' },
  1503: { solid: `M8 22l4-8h12l3-5h12l4 5h9l3 8zM38 10.500h20v2H38z${wheel(17, 23.500, 4.500)}${wheel(30, 23.500, 4.500)}${wheel(46, 23.500, 4.500)}`, cut: 'M22 15h8' },
  1504: { men: [['prone', 22, 1.3]], line: 'M24 19.500h30', solid: 'M30 17h14v4H30zM34 21h6v4h-6z', thin: 'M37 24l-7 4M37 24l8 4M34 25q-6 0-6 3' },
  1505: { men: [['run', 18, 1.15], ['stand', 44, 1.1]], line: 'M20 14l10-6M46 14l8-6', solid: 'M29 4l5-2 1.500 3.500-5 2zM53 5l4-2 1.500 3.500-4.500 2z' },
  1506: { men: [['stand', 16, 0.9], ['stand', 33, 0.95], ['stand', 50, 0.9]], line: 'M17 17l9-1.500M34 16l10-1.500M51 17l9-1.500', solid: 'M6 21h9v3.500H6zM16 21h9v3.500h-9zM26 21h9v3.500h-9zM36 21h9v3.500h-9zM46 21h9v3.500h-9zM2 25h9v3.500H2zM12 25h9v3.500h-9zM22 25h9v3.500h-9zM32 25h9v3.500h-9zM42 25h9v3.500h-9zM52 25h9v3.500h-9z' },
  1507: { men: [['fur', 20, 1.15], ['fur', 44, 1.15]], line: 'M25 25V7M49 25V7', thin: 'M25 7V2.500M49 7V2.500' },
  1508: { men: [['cap', 16, 1.1], ['stand', 52, 1.1]], solid: 'M24 19h20v2.500H24zM27 21h2v6.500h-2zM39 21h2v6.500h-2zM56 10h5v8h-5z', thin: 'M18 15l10 3M50 15l-9 3M60 10V2M30 18l4-3 6 1' },
  1509: { solid: `M34 11h4l3 13h-5zM36 15.500 62 13v3l-26 3z${wheel(34, 23, 5)}`, line: 'M32 22 12 27.500', men: [['kneel', 20, 0.9]] },
  1510: { men: [['kneel', 16], ['kneel', 56, 0.9]], solid: MORTAR, line: 'M41 14l8 13M28 28h12', thin: 'M22 16l10-2M44 6q2-5 8-4' },
  1511: { men: [['stand', 15, 0.6, 14], ['stand', 23, 0.6, 14], ['stand', 31, 0.6, 14]], solid: `${HALF_TRACK}${wheel(48, 24, 4.500)}`, cut: 'M11 23.500h20' },
  1512: { solid: TANK, cut: 'M14 23.500h32' },
  1513: { men: [['kneel', 16, 0.9]], line: 'M30 20 48 3M33 22 52 6M34 18 54 0M36 24 56 9', solid: 'M24 21h18v5H24z', thin: 'M22 28l6-4M46 28l-6-4M24 14v8' },
  1801: { men: [['cap', 16, 1.3]], line: 'M17 13h8', far: `M30 24v-6h14l3-6h2v6h11v6z${wheel(37, 24, 4)}${wheel(54, 24, 4)}` },
  1804: { far: 'M34 11l2-4h10l2 4zM47 8h14v2H47zM28 17l3-6h24l4 6v6H28z', solid: 'M16 15l2-4h10l2 4zM29 12h15v2H29zM8 20l3-5h24l4 5zM4 23q0-3 3-3h32q3 0 3 3 0 5-5 5H9q-5 0-5-5z', cut: 'M9 24h28' },
  1805: { men: [['cap', 18, 1.25]], far: BUNKER, solid: 'M20 9.500 30 7v2.500L21 13z', cut: 'M38 19h16v4H38z' },
  1807: { men: [['cap', 22, 1.25]], far: 'M2 4h60v3H2zM2 7h4v21H2zM58 7h4v21h-4z', solid: 'M38 17h12v10H38zM40 13h8v2.500h-8z', thin: 'M27 12q8-8 15 2M44 15.500v2', cut: 'M41 22h6' },
  1812: { men: [['run', 10, 0.95], ['run', 22, 0.95]], solid: `M30 15l2-4h16l3 4h8l2 4v4H30zM28 21q0-3 3-3h16q3 0 3 3 0 5-4 5H32q-4 0-4-5z${wheel(56, 23.500, 4)}`, line: 'M10 17.500l9-3.500M22 17.500l8-3' },
};
