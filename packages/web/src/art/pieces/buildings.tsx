import { OF } from '../colours.ts'
import { draw, line, paint, round, shade, shape } from '../draw.tsx'

const door = (x: number) => draw(shape(OF.dark, `M${x} 29v-7.5h5V29Z`), line(OF.straw, 0.9, `M${x + 3.8} 25.5h.1`))
const pane = (x: number, y: number) => shape('#ffe9a8', `M${x} ${y}h4.5v4.5h-4.5Z`)

export const BUILDINGS = {
  'room-wood': draw(
    shade(14.5),
    shape(OF.wood, 'M4.5 15h23v14h-23Z'),
    line(OF.bark, 1, 'M4.5 18.5h23M4.5 22h23M4.5 25.5h23'),
    shape('#d6ac56', 'M1.6 16.5 8 5.5h16l6.4 11Z'),
    line('#a97f2c', 1, 'M8.5 8 6 14M13 7.5l-1.5 7M18.5 7.5l1.5 7M23.5 8l2.5 6'),
    door(13.5),
    pane(6.5, 20),
    pane(21, 20),
  ),
  'room-clay': draw(
    shade(14.5),
    shape(OF.clay, 'M4.5 15h23v14h-23Z'),
    line(
      OF.clayDark,
      1,
      'M4.5 18.5h23M4.5 22h23M4.5 25.5h23M9 15v3.5M16 15v3.5M23 15v3.5M12 18.5V22M20 18.5V22M9 22v3.5M23 22v3.5M11 25.5V29M21 25.5V29',
    ),
    shape(OF.roof, 'M1.6 16.5 8 5.5h16l6.4 11Z'),
    line(
      OF.roofDark,
      1,
      'M6.5 9.5c1.5 1.4 3.2 1.4 4.7 0 1.5 1.4 3.3 1.4 4.8 0 1.5 1.4 3.3 1.4 4.8 0 1.5 1.4 3.2 1.4 4.7 0M4.5 13c1.9 1.4 3.8 1.4 5.7 0 1.9 1.4 3.9 1.4 5.8 0 1.9 1.4 3.9 1.4 5.8 0 1.9 1.4 3.8 1.4 5.7 0',
    ),
    door(13.5),
    pane(6.5, 20),
    pane(21, 20),
  ),
  'room-stone': draw(
    shade(14.5),
    shape(OF.stone, 'M4.5 15h23v14h-23Z'),
    paint(OF.stoneLight, 'M5 15.5h5v3H5ZM16 18.5h6v3h-6ZM22 25.5h5v3h-5ZM5 22.5h4v3H5Z'),
    line(
      OF.stoneDark,
      1,
      'M4.5 18.5l6-.3 17 .3M4.5 22.2h23M4.5 25.5h23M10 15l.4 3.5M21 15v3.5M14 18.5V22M24 18.5V22M9 22v3.5M22 25.5V29M10 25.5V29',
    ),
    shape(OF.slate, 'M1.6 16.5 8 5.5h16l6.4 11Z'),
    line(
      '#47525c',
      1,
      'M6 9.3h20M4 13h24M11 5.5v3.8M17 5.5v3.8M22 5.5v3.8M8.5 9.3V13M14 9.3V13M20 9.3V13M25 9.3V13M11 13v3.5M18 13v3.5',
    ),
    door(13.5),
    pane(6.5, 20),
    pane(21, 20),
  ),
  stable: draw(
    shade(13),
    shape('#c07a45', 'M5 15h22v14H5Z'),
    line('#8f5530', 1, 'M8.5 15.5V29M12 15.5V29M20 15.5V29M23.5 15.5V29'),
    shape(OF.roof, 'M2.5 16.5 6.5 8.5 16 3.5l9.5 5 4 8-4.5.3-3.5-6L16 8.5l-5.5 2.3-3.5 6Z'),
    shape('#d6975c', 'M7 16.5 10.5 11 16 8.5l5.5 2.5 3.5 5.5Z'),
    shape('#7c4a28', 'M10.5 29V19h11v10Z'),
    line(OF.cut, 1.5, 'M10.8 19.3 21.2 28.7M21.2 19.3 10.8 28.7M10.5 19h11'),
    round(OF.dark, 16, 13, 1.7),
  ),
  fence: draw(
    shade(14),
    shape(OF.plank, 'M2 15.5 30 14.5v3L2 18.5ZM2 22 30 21v3L2 25Z'),
    shape(OF.wood, 'M4.5 29V11.5L6.2 9.5 8 11.5V29ZM14.2 29V11L16 9l1.8 2v18ZM24 29V11.5l1.8-2 1.7 2V29Z'),
    line(OF.bark, 0.9, 'M6.8 14v4M16.6 14v4M26.4 20v4'),
  ),
}
