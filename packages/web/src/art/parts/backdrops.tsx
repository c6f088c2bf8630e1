import { OF } from '../colours.ts'
import { dot, draw, line, paint } from '../draw.tsx'

// Where a picture plays: 120 wide, 80 high, painted without outlines. The colours come from the light of the picture.

const sky = paint('var(--bd-sky)', 'M0 0h120v80H0Z')
const sun = (x: number, y: number) => dot('var(--bd-sun)', x, y, 9)
const cloud = (x: number, y: number) =>
  paint('var(--bd-cloud)', `M${x} ${y}c0-4 5-5 7-2 2-5 10-4 10 1 5-1 7 5 2 6H${x + 1}c-4 0-5-4-1-5Z`)
const far = paint('var(--bd-far)', 'M0 38Q16 24 36 34T76 31T120 34V80H0Z')
const hill = paint('var(--bd-hill)', 'M0 46Q24 34 52 45T96 42T120 46V80H0Z')
const near = paint('var(--bd-near)', 'M0 58Q30 50 62 58T120 56V80H0Z')
const pines = (x: number, y: number, s: number) =>
  `M${x} ${y}l${-4 * s} ${8 * s}h${2 * s}l${-4 * s} ${8 * s}h${12 * s}l${-4 * s} ${-8 * s}h${2 * s}Z`
const house = (x: number, y: number, roof: string) =>
  draw(
    paint('var(--bd-house)', `M${x} ${y}h14v10h-14Z`),
    paint(roof, `M${x - 2} ${y}l5-7h8l5 7Z`),
    paint('var(--bd-window)', `M${x + 3} ${y + 3}h3v3h-3Z`),
  )
const planks = 'M0 12h120M0 26h120M0 40h120'

export const BACKDROPS = {
  'bd-hills': draw(sky, sun(96, 14), cloud(20, 12), far, hill, near),
  'bd-meadow': draw(
    sky,
    cloud(78, 10),
    far,
    paint('var(--bd-near)', 'M0 42Q40 32 80 42T120 40V80H0Z'),
    line('var(--bd-tuft)', 1.4, 'M14 60q1-5 2-7m0 7q1-4 3-6M96 68q1-5 2-7m0 7q1-4 3-6M60 54q1-4 2-6'),
    dot('#fbf3d0', 30, 66, 1.4),
    dot('#f0d27a', 84, 54, 1.4),
    dot('#fbf3d0', 106, 58, 1.4),
  ),
  'bd-wood': draw(
    sky,
    paint(
      'var(--bd-wood-far)',
      `M0 44h120v36H0Z${pines(8, 18, 1.8)}${pines(26, 12, 2)}${pines(48, 20, 1.7)}${pines(70, 11, 2.1)}${pines(92, 18, 1.8)}${pines(111, 13, 2)}`,
    ),
    paint('var(--bd-wood-near)', `M0 56Q30 48 60 55T120 53V80H0Z${pines(2, 28, 1.9)}${pines(116, 26, 2)}`),
    line('var(--bd-trunk)', 3, 'M18 20v36M104 16v38'),
  ),
  'bd-water': draw(
    sky,
    sun(24, 14),
    far,
    hill,
    paint('var(--bd-water)', 'M0 52Q30 48 60 52T120 50V80H0Z'),
    line('var(--bd-glint)', 1.6, 'M10 60h16M40 66h20M78 58h14M92 70h18M16 74h14'),
    paint('var(--bd-near)', 'M0 72q14-6 34 0t36 4-10 4-20 4H0Z'),
  ),
  'bd-shore': draw(
    sky,
    cloud(60, 10),
    far,
    paint('var(--bd-water)', 'M0 42Q40 38 120 42V64H0Z'),
    line('var(--bd-glint)', 1.6, 'M20 48h16M60 52h20M92 47h14'),
    paint('var(--bd-path)', 'M0 62Q36 54 70 62T120 60V80H0Z'),
  ),
  'bd-room': draw(
    paint('var(--bd-wall)', 'M0 0h120v80H0Z'),
    paint('var(--bd-beam)', 'M0 0h120v7H0ZM10 7h6v51h-6ZM104 7h6v51h-6Z'),
    paint('var(--bd-window)', 'M46 14h28v24H46Z'),
    line('var(--bd-beam)', 2.6, 'M46 14h28v24H46ZM60 14v24M46 26h28'),
    paint('var(--bd-floor)', 'M0 58h120v22H0Z'),
    line('var(--bd-floor-line)', 1.2, 'M0 66h120M0 74h120M30 58v8M80 58v8M54 66v8M100 66v8'),
  ),
  'bd-kitchen': draw(
    paint('var(--bd-wall)', 'M0 0h120v80H0Z'),
    paint('var(--bd-brick)', 'M0 0h120v10H0ZM0 58V20h26v38ZM94 58V20h26v38Z'),
    line(
      'var(--bd-floor-line)',
      1,
      'M0 28h26M0 36h26M0 44h26M0 52h26M94 28h26M94 36h26M94 44h26M94 52h26M13 20v8M7 28v8M19 36v8M107 20v8M113 28v8M101 36v8M13 44v8M107 44v8',
    ),
    line('var(--bd-beam)', 2, 'M34 14h52M42 14v6M52 14v9M62 14v5M72 14v8M80 14v6'),
    paint('var(--bd-floor)', 'M0 58h120v22H0Z'),
    line('var(--bd-floor-line)', 1.2, 'M0 68h120M20 58l-8 22M50 58l-3 22M80 58l3 22M104 58l8 22'),
  ),
  'bd-workshop': draw(
    paint('var(--bd-wall-wood)', 'M0 0h120v80H0Z'),
    line('var(--bd-floor-line)', 1.2, `${planks}M20 0v12M70 0v12M44 12v14M96 12v14M16 26v14M66 26v14`),
    paint('var(--bd-window)', 'M84 12h24v20H84Z'),
    line('var(--bd-beam)', 2.4, 'M84 12h24v20H84ZM96 12v20'),
    line('var(--bd-beam)', 3, 'M8 20h40'),
    line('var(--bd-tool)', 2, 'M14 20v10M24 20v13M34 20v8M42 20v12'),
    paint('var(--bd-floor)', 'M0 56h120v24H0Z'),
    line('var(--bd-straw)', 1.4, 'M14 66h8M50 72h9M88 64h8M104 74h7M34 61h6'),
  ),
  'bd-barn': draw(
    paint('var(--bd-wall-wood)', 'M0 0h120v80H0Z'),
    line('var(--bd-floor-line)', 1.3, 'M14 0v58M30 0v58M46 0v58M62 0v58M78 0v58M94 0v58M108 0v58'),
    paint('var(--bd-beam)', 'M0 14h120v5H0ZM22 0h6v58h-6ZM92 0h6v58h-6Z'),
    paint('var(--bd-straw)', 'M0 56q20-8 40-1t40-2 40 3v24H0Z'),
    line('var(--bd-floor-line)', 1.2, 'M20 64l8-3M60 70l9-2M92 66l8 3M40 74l8 2'),
  ),
  'bd-yard': draw(
    sky,
    cloud(86, 9),
    far,
    house(8, 36, 'var(--bd-roof)'),
    paint(OF.bark, 'M102 30h3v14h-3Z'),
    dot('var(--bd-hill)', 103, 24, 11),
    paint('var(--bd-hill)', 'M0 46h120v34H0Z'),
    line('var(--bd-fence)', 2, 'M0 44h120M0 49h120M36 40v14M52 40v14M68 40v14M84 40v14'),
    paint('var(--bd-path)', 'M0 58Q30 52 60 57T120 55V80H0Z'),
  ),
  'bd-field': draw(
    sky,
    sun(22, 16),
    far,
    hill,
    paint('var(--bd-earth)', 'M0 56Q60 44 120 52V80H0Z'),
    line(
      'var(--bd-earth-dark)',
      2.4,
      'M4 80Q24 60 56 50M32 80Q46 62 68 50M62 80Q68 62 80 50M92 80Q90 64 92 51M120 78Q112 64 104 52',
    ),
  ),
  'bd-corn': draw(
    sky,
    sun(98, 15),
    far,
    paint('var(--bd-corn)', 'M0 44Q40 36 80 43T120 41V80H0Z'),
    line(
      'var(--bd-corn-line)',
      1.6,
      'M6 60V50M16 62V50M26 58V48M38 60V48M50 58V47M64 60V48M76 58V48M88 60V48M100 58V46M112 60V48M10 76V66M28 74V64M46 76V66M66 74V64M84 76V66M104 74V64',
    ),
  ),
  'bd-market': draw(
    sky,
    cloud(48, 8),
    house(4, 34, 'var(--bd-roof)'),
    house(26, 30, OF.slate),
    house(80, 32, 'var(--bd-roof)'),
    house(102, 35, OF.slate),
    paint('var(--bd-path)', 'M0 46h120v34H0Z'),
    line(
      'var(--bd-cobble)',
      1.2,
      'M8 54h8M26 52h8M46 56h8M66 52h8M88 55h8M106 52h8M16 64h9M38 68h9M60 64h9M82 68h9M104 64h9',
    ),
    line('#bb4330', 1.2, 'M0 14Q30 24 60 15T120 14'),
    paint('#bb4330', 'M14 17l6 1-4 7Z'),
    paint('#d9a23b', 'M40 19l6-1-2 8Z'),
    paint('#4d7fae', 'M74 14l6-1-2 8Z'),
    paint('#5f8a4c', 'M98 14l6 0-3 7Z'),
  ),
  'bd-village': draw(
    sky,
    sun(16, 13),
    far,
    house(58, 36, 'var(--bd-roof)'),
    house(82, 33, OF.slate),
    paint('var(--bd-house)', 'M42 22h9v24h-9Z'),
    paint('var(--bd-roof)', 'M41 23l5.5-13 5.5 13Z'),
    hill,
    near,
    paint('var(--bd-path)', 'M54 46q6 8-4 16t-14 18h26q2-10 8-18t-4-16Z'),
  ),
  'bd-moor': draw(
    sky,
    paint('var(--bd-mist)', 'M0 30Q30 24 60 30T120 28V50H0Z'),
    paint('var(--bd-moor)', 'M0 42Q30 36 64 43T120 40V80H0Z'),
    paint('var(--bd-pool)', 'M62 58c8-6 30-7 42-2s4 10-14 10-36-2-28-8Z'),
    paint('var(--bd-peat)', 'M0 62Q24 54 50 64T96 72q12 2 24-2v10H0Z'),
    line('var(--bd-glint)', 1.4, 'M74 58h14M86 62h10'),
    line('var(--bd-sedge)', 1.6, 'M14 58l2-9M18 58l3-7M104 52l2-9M108 52l3-7M46 50l1-7'),
  ),
  'bd-winter': draw(
    sky,
    paint('var(--bd-winter-far)', 'M0 38Q16 24 36 34T76 31T120 34V80H0Z'),
    paint('var(--bd-snow)', 'M0 46Q24 36 52 46T96 42T120 46V80H0Z'),
    line('var(--bd-trunk)', 2, 'M16 46V24M16 32l-6-6M16 30l6-7M106 44V26M106 34l6-6M106 32l-5-5'),
    paint('var(--bd-snow-near)', 'M0 60Q30 52 62 60T120 58V80H0Z'),
    dot('#fff', 20, 14, 1.3),
    dot('#fff', 44, 8, 1.3),
    dot('#fff', 66, 18, 1.3),
    dot('#fff', 90, 10, 1.3),
    dot('#fff', 110, 20, 1.3),
    dot('#fff', 34, 26, 1.3),
    dot('#fff', 80, 30, 1.3),
  ),
  'bd-rock': draw(
    sky,
    paint('var(--bd-rock-far)', 'M0 40 18 18l14 12 22-22 20 20 14-12 32 26v38H0Z'),
    paint('var(--bd-rock)', 'M0 56 14 40l16 8 18-14 16 14 22-10 34 14v24H0Z'),
    paint('var(--bd-near)', 'M0 64Q30 58 62 64T120 62V80H0Z'),
  ),
  'bd-church': draw(
    paint('var(--bd-wall)', 'M0 0h120v80H0Z'),
    paint(
      'var(--bd-window)',
      'M50 40V22c0-13 20-13 20 0v18ZM14 42V26c0-10 14-10 14 0v16ZM92 42V26c0-10 14-10 14 0v16Z',
    ),
    line('var(--bd-beam)', 2, 'M60 12v28M50 26h20M21 18v24M14 30h14M99 18v24M92 30h14'),
    paint('var(--bd-stone-floor)', 'M0 58h120v22H0Z'),
    line('var(--bd-cobble)', 1.2, 'M0 66h120M0 74h120M30 58l-6 22M60 58v22M90 58l6 22'),
  ),
}

export type BackdropName = keyof typeof BACKDROPS
