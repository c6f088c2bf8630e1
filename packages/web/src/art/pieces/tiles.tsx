import { OF } from '../colours.ts'
import { dot, draw, line, paint, shade, shape } from '../draw.tsx'

// What lies on a space of the farmyard, filling the square; no outline on ground.

const tuft = (x: number, y: number) => `M${x} ${y}q.6-2.4 1.2-3.2m0 3.2q.3-2 1.5-2.8m-2.7 2.8q-.2-1.5-1.1-2.2`

export const TILES = {
  forest: draw(
    paint('#6c9150', 'M1 1h30v30H1Z'),
    paint('#5d8345', 'M1 12q8-4 15 0t15-1v20H1Z'),
    shade(5, 9, 13.5),
    shape(OF.pine, 'M9 2 5.5 7.5h1.8L4.5 12h9l-2.8-4.5h1.8Z'),
    shade(6, 22, 16),
    shape(OF.bark, 'M21 11.5h2V16h-2Z'),
    shape(OF.leaf, 'M22 1.5c4.5 1 5.5 8.5 1.5 11h-3C16.5 10 17.5 2.5 22 1.5Z'),
    paint(OF.leafLight, 'M21 3.5c-2 1.5-2.5 4-2 6.5 1-2.5 1.5-4.5 2-6.5Z'),
    shade(6, 8.5, 27.5),
    shape(OF.bark, 'M7.5 23h2v4.5h-2Z'),
    shape(OF.leafDark, 'M8.5 13c4.5 1 5.5 8 1.5 10.5H7C3 21 4 14 8.5 13Z'),
    paint(OF.leaf, 'M7.5 15c-2 1.5-2.5 4-2 6 1-2 1.5-4 2-6Z'),
    shade(6, 23, 29),
    shape(OF.pineLight, 'M23 15.5 18.8 22H21l-3.3 6.5h10.6L25 22h2.2Z'),
    paint('#7aa673', 'M22.5 17.5 20.5 21h1.5Z'),
  ),
  moor: draw(
    paint('#7d6f4c', 'M1 1h30v30H1Z'),
    paint('#6a5a41', 'M1 9q7-3 15 0t15-2v24H1Z'),
    paint('#534233', 'M3 24q4-5 12-4t14-2v11.5H3Z'),
    paint('#7fa3ad', 'M5 16c2-3.5 8-4 11.5-2s.5 5-4.5 5-8.5-.5-7-3Z'),
    paint('#a9c7cb', 'M7.5 15.5c1.5-1.5 4-2 6-1.3-2 .3-4 .7-6 1.3Z'),
    shape(OF.peat, 'M18 26.5 25 25l4 1.5v2.5L22 30.5 18 29Z'),
    line('#3d2f24', 0.9, 'M22 27.8v2.4M18 26.5l4 1.3 7-1.3'),
    line('#a9b26a', 1.1, `${tuft(22, 12)}${tuft(6, 8)}${tuft(9, 25.5)}${tuft(26, 19)}`),
    line('#8b8a52', 1, 'M19.5 9 20.5 4M23.5 9.5 25 4.5M13 8l-.5-4.5'),
    dot('#fbf7ec', 20.6, 3.6, 1.2, 1.5),
    dot('#fbf7ec', 25.2, 4, 1.2, 1.5),
    dot('#fbf7ec', 12.5, 3.2, 1.1, 1.4),
  ),
  meadow: draw(
    paint('var(--art-meadow)', 'M1 1h30v30H1Z'),
    line('#6f9445', 0.9, `${tuft(7, 11)}${tuft(22, 25)}${tuft(25, 9)}${tuft(10, 27)}`),
    dot('#fbf3d0', 14, 14, 0.7),
    dot('#f0d27a', 20, 17, 0.6),
    dot('#fbf3d0', 5.5, 21, 0.6),
  ),
  pasture: draw(
    paint('#94bd62', 'M0 0h32v32H0Z'),
    paint('#83ad52', 'M0 19q8-6 16-1t16-3v17H0Z'),
    line('#658f3c', 0.9, `${tuft(6, 9)}${tuft(25, 12)}${tuft(15, 29)}`),
  ),
  field: draw(
    paint('var(--art-earth)', 'M2 2.5q14-2 28 0 .8 14 0 27-14 1.6-28 0-.8-13.5 0-27Z'),
    line(
      'var(--art-earth-dark)',
      1.3,
      'M3 7.5q6.5-2.4 13 0t13 0M3 12.5q6.5-2.4 13 0t13 0M3 17.5q6.5-2.4 13 0t13 0M3 22.5q6.5-2.4 13 0t13 0M3 27.3q6.5-2.4 13 0t13 0',
    ),
    line(
      'rgb(255 226 178 / 26%)',
      0.8,
      'M3 9q6.5-2.4 13 0t13 0M3 14q6.5-2.4 13 0t13 0M3 19q6.5-2.4 13 0t13 0M3 24q6.5-2.4 13 0t13 0',
    ),
  ),
  'crop-grain': draw(
    paint('rgb(60 35 10 / 35%)', 'M8 28.5q8-3 16 0-8 3-16 0Z'),
    line('#b9872a', 1.5, 'M16 29V12M12.5 29c-.5-6-1.5-9-3-12.5M19.5 29c.5-6 1.5-9 3-12.5'),
    shape(OF.gold, 'M16 14.5c-3.5-3-3.5-8.5 0-12 3.5 3.5 3.5 9 0 12Z'),
    shape(
      '#dfa731',
      'M10.2 19.5C6.5 17.5 5.5 13 7.2 9c3.6 2.3 4.8 6.5 3 10.5ZM21.8 19.5c3.7-2 4.7-6.5 3-10.5-3.6 2.3-4.8 6.5-3 10.5Z',
    ),
    line('#a9781f', 0.9, 'M14.6 9.5 16 11l1.4-1.5M14.6 6 16 7.5 17.4 6M8 14.5l1.8.8.6-1.9M24 14.5l-1.8.8-.6-1.9'),
  ),
  'crop-vegetable': draw(
    paint('rgb(60 35 10 / 35%)', 'M7 29q9-3 18 0-9 3-18 0Z'),
    shape(
      OF.leafLight,
      'M15.5 15C12 13 8.5 9.5 8 4.5c4.5 1 7.5 4.5 8 10.5ZM16.5 15c0-5.5 2.5-10 7.5-11.5 1 5.5-2 9.5-7.5 11.5Z',
    ),
    shape(OF.leaf, 'M16 16c-2.5-4.5-2.5-10 0-14.5 2.5 4.5 2.5 10 0 14.5Z'),
    shape(OF.carrot, 'M8 17.5c4.5-3.5 11.5-3.5 16 0 1.3 4.5 0 8.5-2.5 11.3-3.5 1.2-7.5 1.2-11 0C8 26 6.7 22 8 17.5Z'),
    paint('#f6a463', 'M10 18.5c1.5-1.2 3-1 3-.2-1.5 2.7-1.5 6-.5 9-2.5-2-3.3-5.5-2.5-8.8Z'),
    line(OF.carrotDark, 1, 'M19 20.5h3.5M18 25h3'),
  ),
}
