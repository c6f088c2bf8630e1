import { OF } from '../colours.ts'
import { dot, draw, ink, line, paint, round, shade, shape, stick } from '../draw.tsx'

// What holds, carries or is carried.

const wheel = (x: number, y: number, r: number) =>
  draw(
    round(OF.dark, x, y, r),
    round(OF.plank, x, y, r * 0.74),
    ink(`M${x} ${y - r * 0.74}v${r * 1.48}M${x - r * 0.74} ${y}h${r * 1.48}`),
    dot(OF.dark, x, y, r * 0.2),
  )
const woven = (fill: string, d: string, weave: string) => draw(shape(fill, d), line('#8a5a2b', 0.9, weave))

export const VESSELS = {
  basket: draw(
    shade(11),
    line('#3a2c1f', 3.6, 'M8 17c0-13 16-13 16 0'),
    line('#a9763a', 2, 'M8 17c0-13 16-13 16 0'),
    woven('#d3a258', 'M4.5 16.5h23l-3.5 12.5H8Z', 'M5.5 20h21M6.5 24h19M11 16.5l1.5 12.5M16 16.5V29M21 16.5 19.5 29'),
  ),
  hamper: draw(
    shade(11),
    woven('#c9954f', 'M6 13h20l-2 16H8Z', 'M6.5 17h19M7 21h18M7.5 25h17M11 13l1 16M16 13v16M21 13l-1 16'),
    round('#7a4f28', 16, 13, 10, 3.2),
  ),
  bucket: draw(shade(8), ink('M8 12c2-11 14-11 16 0'), shape(OF.plank, 'M7.5 12h17L22.5 29h-13Z'), line(OF.iron, 1.7, 'M8.2 16.5h15.6M9 25h14'), round('#a9d2dd', 16, 12, 8.5, 2.5)),
  jug: draw(
    shade(8),
    shape('#e9e1cf', 'M12.5 4h8l-.8 6c4 2 5.3 5.5 5 10-.3 4-1.7 7-3.7 9.2h-9C10 27 8.6 24 8.3 20c-.3-4.5 1-8 5-10Z'),
    line('#3a2c1f', 3.4, 'M21 9c6-1.5 7.5 8 3.5 11'),
    line('#e9e1cf', 1.7, 'M21 9c6-1.5 7.5 8 3.5 11'),
    line(OF.blue, 1.7, 'M8.8 17.5c5 1.8 10.3 1.8 15.4 0M9 21c5 1.8 10 1.8 15 0'),
    paint('#fff', 'M13 5.5h5l-.3 2H13.3Z'),
  ),
  bottles: draw(
    shade(12),
    shape('#5d8a68', 'M6.5 29V16c0-2 2-3 2-5V5.5h3V11c0 2 2 3 2 5v13Z'),
    shape('#93b9b0', 'M13 29V13c0-2 2-3.5 2-5.5v-5h3v5c0 2 2 3.5 2 5.5v16Z'),
    shape('#a0703a', 'M19.5 29V17.5c0-2 2-2.5 2-4.5V8h3v5c0 2 2 2.5 2 4.5V29Z'),
    line('rgb(255 255 255 / 60%)', 1.3, 'M8.5 17v9M15 14.5V26M21.5 18.5V26'),
    paint(OF.cream, 'M13.3 18h6.4v5h-6.4Z'),
  ),
  pot: draw(shade(10), shape(OF.iron, 'M5 14h22c1.5 8-1.5 14-5 15H10C6.5 28 3.5 22 5 14Z'), paint('#7f878e', 'M7 16c-.5 5 1 9 3 11-.5-4 0-8 .5-11Z'), shape('#474d53', 'M3.5 11.5h25v3h-25Z'), line('#cfc5b2', 1.4, 'M11 8.5c-2-2 1.2-3.2-.4-5.5M16 8.5c-2-2 1.2-3.2-.4-5.5M21 8.5c-2-2 1.2-3.2-.4-5.5')),
  pottery: draw(shade(9), shape(OF.clay, 'M11.5 5h9l-1.3 4.5c5 2 6.5 7 5.3 11.5-.9 3.5-2.5 6-3.5 8H11c-1-2-2.6-4.5-3.5-8-1.2-4.5.3-9.5 5.3-11.5Z'), line('#f4d3a4', 1.7, 'M7.5 17.5q4.2-3 8.5 0t8.5 0'), paint(OF.clayLight, 'M10.5 13c-2 2-2 6-1 9 .4-4 .8-6.5 2.5-9.5Z')),
  porcelain: draw(shade(10), shape('#fdfdf8', 'M9.5 15c-3 5-1 11 3 14h7c4-3 6-9 3-14Z'), shape('#fdfdf8', 'M11 12c2-2.5 8-2.5 10 0l1.5 3h-13Z'), round('#fdfdf8', 16, 9.5, 1.5), line('#3a2c1f', 3, 'M22.5 17c5-1 5.5 6 .5 7.5M9.5 17 4 15'), line('#fdfdf8', 1.4, 'M22.5 17c5-1 5.5 6 .5 7.5M9.5 17 4 15'), line(OF.blue, 1.3, 'M12 20c1.5-2 3 0 4-1.5s2.5 0 4 .5M13 24.5c2 1 4 1 6 0')),
  barrel: draw(shade(9), shape(OF.wood, 'M8.5 6h15c3 7 3 16 0 23h-15c-3-7-3-16 0-23Z'), line(OF.iron, 1.9, 'M7.3 10.5h17.4M7.3 24.5h17.4'), line(OF.bark, 0.9, 'M12.5 6.5c-1.3 7-1.3 15 0 22M19.5 6.5c1.3 7 1.3 15 0 22'), round(OF.cut, 16, 6, 7.5, 2)),
  barrels: draw(
    shade(14),
    shape(OF.wood, 'M2.5 17.5h10c2 4 2 8 0 11.5h-10c-2-3.5-2-7.5 0-11.5ZM19.5 17.5h10c2 4 2 8 0 11.5h-10c-2-3.5-2-7.5 0-11.5Z'),
    line(OF.iron, 1.5, 'M2 20.5h11M2 26h11M19 20.5h11M19 26h11'),
    shape(OF.plank, 'M16 4.5c4 0 7 3 7 7s-3 6.5-7 6.5-7-2.5-7-6.5 3-7 7-7Z'),
    ink('M16 6.5c3 0 5 2 5 5M12 9v5M16 8v7M20 9v5'),
  ),
  sack: draw(shade(10), shape('#d9bd88', 'M8 29c-3.5-4-3-13 2.5-17.5L9 6.5c4.5-1.5 9.5-1.5 14 0l-1.5 5C27 16 27.5 25 24 29Z'), line('#8a5a2b', 1.8, 'M10.5 11.5c4 1.3 7 1.3 11 0'), line('#b0925e', 1.1, 'M12 16c-2 3-2.5 7-1.5 10M19.5 16c1 2 1.5 4 1.5 6')),
  'grain-sack': draw(shade(11), shape('#d9bd88', 'M6 29c-2-5-1-10 2-13.5 4-1.5 12-1.5 16 0 3 3.5 4 8.5 2 13.5Z'), shape(OF.gold, 'M7.5 16c1-4.5 5-7 8.5-7s7.5 2.5 8.5 7c-5 1.8-12 1.8-17 0Z'), line(OF.goldDark, 1, 'M12 13h1.5M16 11.5h1.5M19 14h1.5M14.5 15.2H16'), line('#b0925e', 1.1, 'M10 20c-1 2-1 5-.5 7M22 20c.6 2 .6 4 .3 6')),
  chest: draw(shade(12), shape(OF.wood, 'M4 17h24v12H4Z'), shape('#a86c36', 'M4 17c0-9 24-9 24 0Z'), line(OF.iron, 1.7, 'M8.5 11.5V29M23.5 11.5V29'), shape(OF.gold, 'M14 15.5h4v5h-4Z')),
  crate: draw(shade(11), shape(OF.plank, 'M5 16h22v13H5Z'), line(OF.bark, 1, 'M5 20.3h22M5 24.7h22'), shape(OF.wood, 'M5 16h3v13H5ZM24 16h3v13h-3Z')),
  'veg-crate': draw(
    shade(11),
    shape(OF.leaf, 'M8 12c-3-3-2-6 1-7 1 2 3 3 2 7ZM15 11c-3-3-2-7 1-9 3 2 4 6 1 9ZM22 12c-2-3-1-6 2-8 2.5 2.5 2 6-.5 8Z'),
    shape(OF.carrot, 'M7 11h6v8H7ZM13 10.5h6V19h-6ZM19 11h6v8h-6Z'),
    shape(OF.plank, 'M4 17h24v12H4Z'),
    line(OF.bark, 1, 'M4 21h24M4 25h24'),
    shape(OF.wood, 'M4 17h3v12H4ZM25 17h3v12h-3Z'),
  ),
  cart: draw(shade(13), shape(OF.plank, 'M3 13h21l-2 9H5Z'), line(OF.bark, 1, 'M4 16h19.5M4.5 19h18.5'), stick(OF.wood, 1.8, 'M22 18.5 31 15'), wheel(11, 23.5, 5.5)),
  'hay-wagon': draw(shade(14), shape('#e0c168', 'M3 17C2 9 8 4 14 5c6-2.5 13 2 13 12Z'), line(OF.goldDark, 1, 'M7 12c3-2 5-2 7 0M14 9c3-1 5 0 7 2M10 15.5c3-1.5 8-1.5 11 0'), shape(OF.plank, 'M3 16.5h25v5H3Z'), stick(OF.wood, 1.6, 'M28 19l3.5-2'), wheel(9, 24.5, 4.8), wheel(22, 24.5, 4.8)),
  wagon: draw(shade(14), shape(OF.plank, 'M2.5 15.5h26v6h-26Z'), ink('M2.5 18.5h26M9 15.5v6M16 15.5v6M22.5 15.5v6'), stick(OF.wood, 1.6, 'M28 19.5l3.5-2'), wheel(9, 24.5, 4.8), wheel(22, 24.5, 4.8)),
  caravan: draw(shade(14), shape('#4f8a6a', 'M4 11h23v11H4Z'), shape(OF.red, 'M2.5 11.5C6 4 25 4 28.5 11.5Z'), shape('#ffe9a8', 'M7 13.5h5.5v5H7Z'), shape(OF.dark, 'M19 13.5h5V22h-5Z'), line(OF.gold, 1.3, 'M4.5 20.5h14'), ink('M23 5.5V2.5h2.5v4'), wheel(9, 25, 4.5), wheel(22, 25, 4.5)),
  coach: draw(shade(14), shape('#f4ead8', 'M5 9c6-3 16-3 21 0l1.5 7-4 6.5H9L4 16Z'), shape('#ffe9a8', 'M9 10.5h5.5v5.5H9ZM17.5 10.5H23v5.5h-5.5Z'), line(OF.gold, 1.4, 'M4.5 17.5h22.5'), dot('#e58aa0', 15.5, 6.5, 2), dot('#e58aa0', 19, 7, 1.5), dot('#e58aa0', 12, 7, 1.5), stick(OF.wood, 1.5, 'M27 19.5l4.5-1'), wheel(9, 25, 4.5), wheel(22.5, 24.5, 5)),
  wheelbarrow: draw(shade(13), stick(OF.wood, 1.7, 'M2 14.5 22 21'), shape(OF.plank, 'M8 11h17l-4 10H12Z'), line(OF.bark, 1, 'M9 14.5h14.5M10.5 18h12'), stick(OF.wood, 1.5, 'M11.5 20.5v8'), wheel(24, 24.5, 5)),
  sled: draw(shade(13), shape(OF.peat, 'M8 9.5h14v4.5H8ZM6 14h18v5H6Z'), ink('M12 9.5V14M17 9.5V14M11 14v5M17 14v5'), shape(OF.plank, 'M4 19h23v2.5H4Z'), stick(OF.wood, 1.7, 'M8 21.5v5M22 21.5v5'), stick(OF.wood, 1.9, 'M4 27h21c3 0 5-3 5-6')),
  wheelmaker: draw(shade(11), wheel(16, 16.5, 12)),
  canoe: draw(paint('rgb(255 255 255 / 45%)', 'M2 27c9 3 19 3 28 0-6 4-22 4-28 0Z'), shape('#a9703a', 'M1.5 17c9 5 20 5 29 0-2 7-6 10.5-14.5 10.5S3.5 24 1.5 17Z'), line(OF.cut, 1.2, 'M4 20.5c8 4 16 4 24 0'), stick(OF.wood, 1.5, 'M20 21 26 6'), shape(OF.plank, 'M24.5 8 26 2.5l2.5 1-.8 6Z')),
  barge: draw(paint('rgb(255 255 255 / 45%)', 'M1 28c10 3 20 3 30 0-6 4-24 4-30 0Z'), stick(OF.wood, 1.7, 'M14 20V2'), shape(OF.cream, 'M15 3c7 2 9 8 9 14-3-1-6-1-9 0Z'), line('#d8c49a', 1.1, 'M17.5 6.5c2 3 2.5 6 2.5 9'), shape('#8a5a30', 'M1.5 19.5h29c-1 5.5-4 8.5-8 9h-13c-4-.5-7-3.5-8-9Z'), line('#5e3b1c', 1.1, 'M3 23h26')),
  'peat-barge': draw(paint('rgb(255 255 255 / 45%)', 'M1 28c10 3 20 3 30 0-6 4-24 4-30 0Z'), shape(OF.peat, 'M6 16h6v5H6ZM12.5 16h6v5h-6ZM19 16h6v5h-6ZM9 11h6v5H9ZM15.5 11h6v5h-6Z'), shape('#8a5a30', 'M1.5 20h29c-1 5.5-4 8-8 8.5h-13c-4-.5-7-3-8-8.5Z'), line('#5e3b1c', 1.1, 'M3 23.5h26')),
  flatboat: draw(paint('rgb(255 255 255 / 45%)', 'M1 28c10 3 20 3 30 0-6 4-24 4-30 0Z'), shape(OF.plank, 'M1 21h30l-3 7H4Z'), line(OF.bark, 1, 'M2 24.5h28M10 21v7M21 21v7'), stick(OF.wood, 1.5, 'M27 27 24 4')),
  bag: draw(shade(8), shape('#b98a52', 'M9 28.5c-3-4-2.5-9 1.5-12.5L9 12c4.5-1.5 9.5-1.5 14 0l-1.5 4c4 3.5 4.5 8.5 1.5 12.5Z'), line(OF.dark, 1.5, 'M10.5 16c4 1.3 7 1.3 11 0'), round(OF.gold, 16, 22, 3.2)),
  coins: draw(shade(11), round(OF.goldDark, 10, 26, 6, 2.6), round('#f3c54f', 10, 24, 6, 2.6), round('#f3c54f', 10, 21, 6, 2.6), round(OF.goldDark, 21.5, 26.5, 6, 2.6), round('#f3c54f', 21.5, 24.5, 6, 2.6), round('#f3c54f', 10.5, 18, 6, 2.6)),
  scoop: draw(shade(10), shape(OF.plank, 'M2.5 16h17c1.5 7-3 12-9 12s-9-5-8-12Z'), shape(OF.gold, 'M3 16c1-5 4-6 8-6s7.5 1.5 8.5 6Z'), stick(OF.wood, 2.6, 'M20 18.5 30 13'), line(OF.goldDark, 1, 'M8 13.5h1.5M12 12.5h1.5M14 14.5h1.5')),
  tub: draw(
    shade(13),
    shape(OF.plank, 'M3 15h26l-2.5 14h-21Z'),
    line(OF.iron, 1.7, 'M4 19h24M5 26h22'),
    round('#5b4533', 16, 15, 13, 3.6),
    round(OF.skin, 16, 9.5, 4.2),
    shape(OF.skin, 'M10 16c1-3 11-3 12 0-3 1.4-9 1.4-12 0Z'),
    line('#3a2c1f', 1, 'M13.8 9.8c.5.5 1 .5 1.5 0M16.8 9.8c.5.5 1 .5 1.5 0'),
    shape(OF.wool, 'M11.8 7.5c1-3.5 7.4-3.5 8.4 0-2.6-1-5.8-1-8.4 0Z'),
  ),
}
