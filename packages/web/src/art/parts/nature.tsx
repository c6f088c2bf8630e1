import { OF } from '../colours.ts'
import { dot, draw, line, paint, round, shade, shape, stick } from '../draw.tsx'

export const NATURE = {
  logs: draw(
    shade(15),
    shape(OF.log, 'M6 21.5h22c3 0 3 7.5 0 7.5H6Z'),
    shape(OF.log, 'M9 14h17c3 0 3 7.5 0 7.5H9Z'),
    round(OF.cut, 6, 25.2, 3, 3.8),
    round(OF.cut, 9, 17.8, 3, 3.8),
    line(OF.bark, 1, 'M12 25h8M15 27h8M14 17.5h8'),
    line(OF.log, 1, 'M6 23.5c1.2.8 1.2 2.6 0 3.4M9 16c1.2.8 1.2 2.6 0 3.4'),
  ),
  woodpile: draw(
    shade(15),
    ...[
      [6, 25],
      [13, 25],
      [20, 25],
      [27, 25],
      [9.5, 18.5],
      [16.5, 18.5],
      [23.5, 18.5],
      [13, 12],
      [20, 12],
    ].map(([x = 0, y = 0]) => draw(round(OF.log, x, y, 3.8), round(OF.cut, x, y, 2.6), dot(OF.log, x, y, 0.9))),
  ),
  bricks: draw(
    shade(14),
    shape(OF.clay, 'M2 23h9v6H2ZM11.5 23h9v6h-9ZM21 23h9v6h-9ZM6.5 16.5h9v6h-9ZM16 16.5h9v6h-9Z'),
    paint(OF.clayLight, 'M3 24h7v1.5H3ZM12.5 24h7v1.5h-7ZM22 24h7v1.5h-7ZM7.5 17.5h7V19h-7ZM17 17.5h7V19h-7Z'),
  ),
  boulder: draw(
    shade(13),
    shape(OF.stone, 'M2.5 29c0-7 4-14 10-17 8-1 15 6 17 17Z'),
    paint(OF.stoneLight, 'M6 25c.5-5 3.5-9.5 7.5-11.5 1.5 3-2 8-7.5 11.5Z'),
    line(OF.stoneDark, 1, 'M18 17l3 5 5 1M21 22l-2 6'),
  ),
  stones: draw(
    shade(14),
    shape(OF.stone, 'M2 29l2-7 6-3 6 4v6Z'),
    shape('#b3bbc0', 'M15 29l1-8 6-4 7 4 1.5 8Z'),
    shape(OF.stoneLight, 'M9 20l3-6 6-1 4 5-5 5Z'),
    line(OF.stoneDark, 0.9, 'M6 25h3M20 23l3 2'),
  ),
  quarry: draw(
    shade(15),
    shape(OF.stone, 'M1 29 5 12l6-6 8 2 6-3 6 24Z'),
    paint(OF.stoneLight, 'M5.5 13 11 7.5l2 5-4 6ZM19 9l5-2.5 1.5 7-5 1Z'),
    line(OF.stoneDark, 1, 'M13 12.5 11 20l4 9M9 18.5l-4 4M19 9l-1 7 4 6 1 7M18 16l-5 4'),
    shape('#b3bbc0', 'M4 29l1-3 4-1 2 4Z'),
  ),
  mountain: draw(
    shape('#8d9aa3', 'M0 29 11 6l4 6 5-9 12 26Z'),
    paint('#f4f7f7', 'M11 6l4 6-2.5 3-2-2-3 3ZM20 3l4.5 9.5-3-1.5-3 3-2-3.5Z'),
  ),
  campfire: draw(
    shade(12),
    paint(OF.flame, 'M8 26c-3-8 5-9 6-20 7 4 14 13 9 20Z'),
    paint(OF.flameLight, 'M12 26c-1.5-5 2.5-5.5 3.5-11 4 3 6.5 7 4.5 11Z'),
    stick(OF.bark, 2.2, 'M5 28.5 27 24.5M5 24.5l22 4'),
  ),
  fire: draw(
    paint(OF.red, 'M3 29C-1 18 8 16 8 6c5 3 6 6 6 9 2-4 2-8 1-13 8 4 18 16 13 27Z'),
    paint(OF.flame, 'M7 29c-3-8 4-9 5-16 2 2 3 4 3 6 1-2 2-4 1-7 7 4 11 10 8 17Z'),
    paint(OF.flameLight, 'M12 29c-1.5-5 3-6 4-10 4 3 6 6 4 10Z'),
  ),
  smoke: draw(
    paint('rgb(232 228 218 / 85%)', 'M12 29c-5-3 1-6-2-10-5-1-4-8 1-8 0-6 9-7 10-1 6-1 7 7 2 8-4 3 0 6-3 11Z'),
  ),
  pond: draw(
    paint('#7fb3c8', 'M1 24c2-7 12-9 20-7s11 7 8 10-26 4-28-3Z'),
    line('#d5ebf0', 1.3, 'M8 23c3-1.5 6-1.5 8 0M17 26c3-1 5-1 7 0'),
  ),
  brook: draw(
    paint('var(--bd-water)', 'M17.5 3c2 3-5 4-4 7s9 4 8 8-11 5-11 12h12c-1-6 8-7 7-13s-9-5-10-8 1-4-.5-6Z'),
    line('var(--bd-glint)', 1.2, 'M16 9.5c1 1.5 3 2 4.5 3M22.5 17c-.5 2-2 3.5-3.5 4.5M15 26.5c.5-1.5 1.5-2.5 2.5-3.5'),
  ),
  moon: draw(paint('#f7ecc4', 'M20 3c-8 1-12 8-9 15s10 9 16 6C15 25 12 10 20 3Z')),
  heart: draw(shape('#e0607a', 'M16 26C8 20 5 15 6.5 10.5S14 7 16 11.5C18 7 24 6 25.5 10.5S24 20 16 26Z')),
  note: draw(shape('#3a2c1f', 'M12 6l12-3v17c0 3-6 4-6 1s3-4 4-3V8l-8 2v13c0 3-6 4-6 1s3-4 4-3Z')),
  peatstack: draw(
    shade(14),
    ...[
      [3, 23],
      [12.5, 23],
      [22, 23],
      [7.7, 17],
      [17.3, 17],
      [12.5, 11],
    ].map(([x = 0, y = 0]) =>
      draw(shape(OF.peat, `M${x} ${y}h9v6h-9Z`), paint(OF.peatLight, `M${x + 0.8} ${y + 0.8}h7.4v1.3h-7.4Z`)),
    ),
  ),
  cutting: draw(
    shape('#4a382a', 'M1 14h30v15H1Z'),
    paint('#6b5340', 'M1 14h8v5H1ZM12 18h8v5h-8ZM22 22h9v5h-9Z'),
    paint('#8fae5c', 'M1 11c10-2 20-2 30 0v3.5H1Z'),
    line('#34261b', 1, 'M1 19h11v4h10v4h9M9 14v5M20 18v5'),
  ),
  furrows: draw(
    paint('var(--art-earth)', 'M1 29C3 21 8 16 16 15s12 4 15 14Z'),
    line(
      'var(--art-earth-dark)',
      1.5,
      'M5 29c2-6 5-10 9-13.5M12 29c1-6 2-10 4-13.7M20 29c0-6-.5-10-2-13.5M27 29c-1.5-6-4-10-7.5-13',
    ),
  ),
  patch: draw(
    paint('#94bd62', 'M3 18h26v11H3Z'),
    line(OF.wood, 2, 'M3 15v14M29 15v14M11.5 15v4M20.5 15v4'),
    line(OF.plank, 1.5, 'M3 17.5h26M3 20h26'),
    line(OF.plank, 1.5, 'M3 26h26M3 28.5h26'),
  ),
  milestone: draw(
    shade(7),
    shape(OF.stone, 'M11 29V13c0-6 10-6 10 0v16Z'),
    line(OF.stoneDark, 1.4, 'M14 16h4M14 20h4'),
  ),
  signpost: draw(
    shade(6),
    stick(OF.bark, 2, 'M16 29.5V4'),
    shape(OF.plank, 'M10 6h14l4.5 3.5L24 13H10Z'),
    shape('#bd8848', 'M22 15H9l-4.5 3.3L9 21.5h13Z'),
    line(OF.bark, 1, 'M13 9.5h8M12 18.3h7'),
  ),
  track: draw(paint('var(--bd-path)', 'M15 3c4 3-5 5-3 9s12 4 9 10-12 4-15 8h20c2-3 9-4 8-11s-13-6-14-9 2-4 1-7Z')),
  easel: draw(
    shade(11),
    stick(OF.wood, 1.6, 'M9 29.5 15 4M23 29.5 17 4M16 5v22'),
    shape('#fffaf0', 'M5 8h22v15H5Z'),
    paint('#cfe3e6', 'M6 9h20v7H6Z'),
    paint('#8db35e', 'M6 16q5-3 10 0t10-1v7H6Z'),
    dot('#f5cf68', 22, 11.5, 1.8),
    shape(OF.plank, 'M4 23h24v2H4Z'),
  ),
  coal: draw(
    shade(14),
    shape('#3b3a3d', 'M2.5 29 4 22l5-3 5.5 3.5 1 6.5Z'),
    shape('#47464a', 'M14 29l.5-7 6-4.5 6.5 3 2.5 8.5Z'),
    shape('#333236', 'M8 20.5 10.5 13l7-1.5 5 5-3.5 5.5-6 1Z'),
    line('#85848a', 1.2, 'M11.5 14.5l3 2.5 3.5-3M17 24l3-3.5M6 23.5l3-1'),
  ),
}
