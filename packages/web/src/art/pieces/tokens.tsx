import { OF } from '../colours.ts'
import { dot, draw, ink, line, paint, round, shade, shape } from '../draw.tsx'

/** What marks something: who begins, who begged, who is ill, what was promised. */
export const TOKENS = {
  'starting-player': draw(
    shade(9),
    shape('#f2cf5f', 'M8 29c0-4 3-6 8-6s8 2 8 6Z'),
    shape(OF.red, 'M16.6 4.5c3.5-2 7-.4 11.4.8-2 2-2.5 4-1.6 7-3.6-1.4-6.4-1-9.8.8Z'),
    shape(OF.bark, 'M14.8 2.5h1.9V26h-1.9Z'),
    line(OF.goldDark, 1, 'M10.5 27.5c3.5 1 7.5 1 11 0'),
    dot(OF.cream, 21.2, 8, 1.6),
  ),
  begging: draw(
    shade(12),
    shape('#8a6a4a', 'M5 17.5c1 8 4.5 11.5 11 11.5s10-3.5 11-11.5Z'),
    shape('#3f2f22', 'M5 17.5c0-2.5 5-4 11-4s11 1.5 11 4-5 3.5-11 3.5-11-1-11-3.5Z'),
    line('#b08a62', 1.1, 'M8 22c1 2.5 2.5 4.3 4.5 5'),
    ink('M19.5 22l1.5 2.5-2 1.5 1.5 2.5'),
    shape('#d9bfa0', 'M8 12.5c2-1.5 1-3.5 2.5-5.5s4-2 5-.5 3-.5 4.5.5 1.5 3 .5 4.5c-3.5 1.5-8.5 2-12.5 1Z'),
    line('#b08a62', 1, 'M11 11c1-2 2-3 4-3.5M15.5 10.5c.5-1 1.5-2 3-2.5'),
  ),
  bed: draw(
    shade(13),
    shape('#8a5a30', 'M3 13h3v16H3ZM26.5 18.5h2.8V29h-2.8Z'),
    shape(OF.plank, 'M5 23.5h23v3.5H5Z'),
    shape('#fffaf0', 'M5.5 18.5c2-1.6 6-1.6 7.4 0l.6 5h-8Z'),
    shape('#7da0b8', 'M12 20.5c5-1.8 10.4-1.8 15.5-.4v4.9H12c-.8-1.6-.8-3 0-4.5Z'),
    line('#d8e6ec', 1.3, 'M15 20.5v4M19 19.7V25M23 19.8V25M13 22.5h14'),
  ),
  tombstone: draw(
    shade(11),
    shape(OF.leafLight, 'M5 29c1-3 4-4 11-4s10 1 11 4Z'),
    shape(OF.stone, 'M9.5 26.5V13c0-9 13-9 13 0v13.5Z'),
    paint(OF.stoneLight, 'M11 25V13c0-4 1.5-6 3.5-6.5-1.5 2-2 4-2 7V25Z'),
    line(OF.stoneDark, 1.5, 'M16.5 10.5v8M13.5 13.5h6'),
  ),
  guest: draw(
    shade(9),
    round('#e9c46a', 16, 19, 9.5),
    round('#fff4da', 16, 19, 6.8),
    shape('#8a5a30', 'M12.5 24c0-6.5 7-6.5 7 0Z'),
    round(OF.skin, 16, 16.5, 2.6),
  ),
  harvest: draw(
    line('#9a7a2a', 1.9, 'M21.5 29c-2.5-2.5-4-5-4.5-8'),
    shape(OF.steel, 'M7.5 21C4 12 9 3.5 18.5 3c6 0 9.5 4 10 8.5-3-4-6.5-5.5-10.5-5-6.5.8-10 6-8.5 13.5Z'),
    shape(OF.bark, 'M7 19.8l3.4-.6 1.4 7.8c.2 1.8-2.8 2.3-3.3.6Z'),
    shape(OF.gold, 'M17 21c-3-1-4-3-3-6 3 .8 4 3 3 6Zm0 0c3 0 4.5-1.5 4.5-4.5-3 .2-4.5 1.7-4.5 4.5Z'),
  ),
  travel: draw(shape(OF.green, 'M4 13h12V7l13 10-13 10v-6H4Z')),
}
