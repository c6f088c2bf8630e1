import { OF } from '../colours.ts'
import { dot, draw, ink, line, paint, round, shape, stick } from '../draw.tsx'

// Long tools stand upright, the grip at the foot; they are held or lean where they stand.
const pole = (d = 'M16 29V4') => stick(OF.wood, 1.7, d)

export const TOOLS = {
  axe: draw(
    pole(),
    shape(OF.steel, 'M15 5.5c3-1 6-2.5 8.5-2.5 1.5 3 1.5 6.5 0 9.5-2.5 0-5.5-1.5-8.5-2.5Z'),
    line('#8d979d', 1, 'M22 4.5c.9 2.4.9 4.6 0 7'),
  ),
  saw: draw(
    shape(OF.steel, 'M4 17 24 11.5l1.5 5L5 22.5Z'),
    ink('M5 22.5l1.8-2 1.2 1.4 1.8-2 1.2 1.4 1.8-2 1.2 1.4 1.8-2 1.2 1.4 1.8-2 1.2 1.4 1.8-2 1.2 1.4'),
    shape(OF.wood, 'M23 10.5c3-2 6.5-1 7 2s-1.5 5.5-4.5 5l-1-1.5c2.5 0 3.5-1 3.2-2.5s-2-1.8-4.2-1Z'),
  ),
  scythe: draw(
    pole('M17 29.5 15 4'),
    stick(OF.wood, 1.3, 'M16 16.5l4.5-1'),
    shape(OF.steel, 'M14 4.5C20 1.5 27 4 30.5 11 26 7.5 20.5 6.5 14.5 7.5Z'),
  ),
  sickle: draw(
    shape(OF.wood, 'M13.5 20h4v9.5h-4Z'),
    shape(OF.steel, 'M14 20.5C8 14 10 4.5 20 3.5c5 0 8 4 7.5 8.5-2-4-5.5-5.5-9-4.5-5 1.5-6 8-1.5 13Z'),
  ),
  hammer: draw(
    pole('M16 29.5V8'),
    shape(OF.iron, 'M8.5 4.5h13l2.5 2.5v3.5H8.5Z'),
    paint('#8b949b', 'M9.5 5.5h11.5l1.5 1.5H9.5Z'),
  ),
  pick: draw(pole('M16 29.5V6'), shape(OF.steel, 'M3.5 12C8 4.5 24 4.5 28.5 12 21 8.5 11 8.5 3.5 12Z')),
  spade: draw(
    pole('M16 22V4'),
    stick(OF.wood, 1.6, 'M13 4h6'),
    shape(OF.steel, 'M11 19h10v5c0 3-2.5 5-5 6-2.5-1-5-3-5-6Z'),
    line('#8d979d', 1, 'M16 21v6'),
  ),
  turfspade: draw(
    pole('M16 20V3'),
    stick(OF.wood, 1.6, 'M13 3h6'),
    shape(OF.steel, 'M12.5 17.5h7V29h-7Z'),
    shape(OF.steel, 'M19.5 26h5.5v3h-5.5Z'),
  ),
  fork: draw(pole('M16 29.5V12'), stick('#9aa3aa', 1.1, 'M10.5 2.5c0 7 1 9.5 5.5 9.5s5.5-2.5 5.5-9.5M16 12V2.5')),
  rake: draw(pole('M16 29.5V6'), stick(OF.wood, 1.7, 'M8 5.5h16'), ink('M9 6v4M12.5 6v4M16 6v4M19.5 6v4M23 6v4')),
  broom: draw(
    pole('M16 20V2.5'),
    shape(OF.straw, 'M13 18.5h6l4 11H9Z'),
    line(OF.goldDark, 0.9, 'M14 21.5l-2 7.5M16 21.5V29M18 21.5l2 7.5'),
    line(OF.red, 1.6, 'M13 20h6'),
  ),
  trowel: draw(shape(OF.wood, 'M14.5 20h3v9h-3Z'), shape(OF.steel, 'M16 2.5 22.5 16h-13Z'), ink('M16 16v4')),
  crook: draw(stick(OF.wood, 1.9, 'M15 29.5V8.5c0-6 9-6 8.5 0 0 3-3 3.5-4 1.5')),
  staff: draw(stick(OF.bark, 2, 'M16 29.5c-.8-8 .6-16-.4-26')),
  whip: draw(stick(OF.bark, 1.7, 'M15 29.5 18 16'), line('#3a2c1f', 1.3, 'M18 16c2-8 8-12 10-6s-6 5-4 0')),
  lasso: draw(
    line('#3a2c1f', 3, 'M14 29c2-6 0-10 4-13M27 9c0 4-4 6.5-9 6.5S9.5 13 9.5 9 13 2.5 18 2.5 27 5 27 9Z'),
    line('#d3a85c', 1.6, 'M14 29c2-6 0-10 4-13M27 9c0 4-4 6.5-9 6.5S9.5 13 9.5 9 13 2.5 18 2.5 27 5 27 9Z'),
  ),
  harpoon: draw(
    pole('M16 29.5V8'),
    shape(OF.steel, 'M16 .5 20 9l-4-1.5L12 9Z'),
    line('#d3a85c', 1.2, 'M16 16c5 2 3 6 7 8'),
  ),
  tongs: draw(
    stick(
      OF.iron,
      1.6,
      'M12 29.5C11 22 18 18 19.5 11c.5-3-.5-5.5-2.5-7M20 29.5C21 22 14 18 12.5 11c-.5-3 .5-5.5 2.5-7',
    ),
    shape(OF.stone, 'M12.5 3.5 16 .5l4 2-.5 3.5-5 .5Z'),
  ),
  peel: draw(
    pole('M16 29.5V14'),
    shape(OF.plank, 'M11 15c-1-5-.5-10 1-12.5 2.5-1 5.5-1 8 0 1.5 2.5 2 7.5 1 12.5Z'),
    shape(OF.bread, 'M12 9.5c0-5 8-5 8 0Z'),
  ),
  brush: draw(
    shape(OF.wood, 'M14.5 16h3l.5 13.5h-4Z'),
    shape(OF.iron, 'M13.5 12h5v4h-5Z'),
    shape(OF.red, 'M13 12c-.5-4 .5-7 3-9.5 2.5 2.5 3.5 5.5 3 9.5Z'),
  ),
  iron: draw(
    pole('M16 29.5V20'),
    stick(OF.iron, 1.7, 'M16 20V8'),
    round('none', 16, 5.5, 3.4),
    line(OF.flame, 1.9, 'M16 2.1a3.4 3.4 0 1 1 0 6.8 3.4 3.4 0 1 1 0-6.8'),
  ),
  flail: draw(pole('M12 29.5 15 5'), ink('M15 5l3 .5'), stick(OF.bark, 2.3, 'M18.5 6l5.5 11')),
  wand: draw(
    stick('#3e3733', 1.4, 'M14 28 21 12'),
    paint('#f9d85c', 'M22 3l1.3 3.7L27 8l-3.7 1.3L22 13l-1.3-3.7L17 8l3.7-1.3Z'),
    dot('#f9d85c', 27, 14, 1),
    dot('#f9d85c', 15.5, 5, 0.9),
  ),
  torch: draw(
    pole('M16 29.5V13'),
    shape(OF.flame, 'M11.5 12c-1.5-5 3-6 3.5-11 4 2.5 7.5 7 5 11-2 3-6.5 3-8.5 0Z'),
    paint(OF.flameLight, 'M14 12.3c-.8-2.3 1.2-3.3 1.6-5.3 2 1.5 3.4 3.5 2.4 5.3-.8 1.7-3.2 1.7-4 0Z'),
  ),
  flag: draw(
    pole(),
    shape(OF.red, 'M16.5 4.5c4-2 7.5 1 12 0v9c-4.5 1-8-2-12 0Z'),
    line(OF.cream, 1.5, 'M20 8.5c2 0 3.5.8 5.5.7'),
  ),
  handplow: draw(
    stick(OF.wood, 1.9, 'M3 9 14 20.5M7.5 5.5 17 17'),
    stick(OF.wood, 2, 'M14 20 29 21'),
    shape(OF.steel, 'M13 19.5c4 0 7.5 3.5 9 9.5-6 0-10.5-3.5-11.5-8.5Z'),
  ),
  plow: draw(
    stick(OF.wood, 2, 'M1.5 10 13 21M6 6.5 16.5 18'),
    stick(OF.wood, 2.2, 'M12.5 19.5 30.5 16'),
    shape(OF.steel, 'M12 20.5c4-.5 8.5 2.5 10.5 8.5-6 .5-11-2-12.5-7Z'),
    round(OF.plank, 26, 24.5, 4.5),
    ink('M26 20v9M21.5 24.5h9'),
  ),
  sledge: draw(pole('M16 29.5V9'), shape(OF.stoneDark, 'M7 3.5h18v7.5H7Z'), paint('#98a2a9', 'M8 4.5h16v2H8Z')),
}
