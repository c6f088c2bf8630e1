import { OF } from '../colours.ts'
import { dot, draw, ink, line, paint, round, shade, shape } from '../draw.tsx'

// A person is a body in the seat's colour with the seat's hat: six colours and six shapes, so that neither is needed
// to tell them apart alone. Heads are at 16, 11.5; hats are drawn around that.

const face = draw(
  round(OF.skin, 16, 12, 4.9, 5),
  dot('#3a2c1f', 14.3, 12.4, 0.65),
  dot('#3a2c1f', 17.9, 12.4, 0.65),
  line('#c8805c', 0.9, 'M14.9 14.7c.7.6 1.6.6 2.3 0'),
)

export const PEOPLE = {
  person: draw(
    shade(8.5),
    shape(OF.dark, 'M11.5 26.5h3.8v3h-5c0-1.6.4-2.4 1.2-3ZM20.5 26.5h-3.8v3h5c0-1.6-.4-2.4-1.2-3Z'),
    shape('currentColor', 'M9 27.4c-.6-6.4 1.6-11 7-11s7.6 4.6 7 11c-4.4 1.4-9.6 1.4-14 0Z'),
    paint('rgb(255 255 255 / 22%)', 'M10.4 26.4c-.2-4.6 1-7.8 3.6-9-1 2.6-1.2 6-.8 9.6Z'),
    paint('rgb(40 20 0 / 18%)', 'M19.6 17.4c2.4 1.6 3.2 5 2.8 9.6-1 .3-1.8.4-2.6.5.6-3.6.6-7-.2-10.1Z'),
    shape('currentColor', 'M10.4 18.6c-2.4 1.2-3.4 3.2-3.4 5.6l2.6.6ZM21.6 18.6c2.4 1.2 3.4 3.2 3.4 5.6l-2.6.6Z'),
    round(OF.skin, 8.1, 25, 1.5),
    round(OF.skin, 23.9, 25, 1.5),
    line(OF.dark, 1.3, 'M9.3 23.6c4 1.2 9.4 1.2 13.4 0'),
    face,
  ),
  newborn: draw(
    shade(9),
    shape('#b98146', 'M5 20c0 6.4 4 9.4 11 9.4S27 26.4 27 20Z'),
    line('#8a5a2b', 0.9, 'M6 23.6h20M8 26.6h16M11 20.5l1.4 8.5M16 20.5v8.9M21 20.5l-1.4 8.5'),
    shape('currentColor', 'M5.6 20.4c3-3.4 17.8-3.4 20.8 0-4 2-16.8 2-20.8 0Z'),
    round(OF.skin, 16, 15.5, 4.6, 4.6),
    line('#3a2c1f', 1, 'M13.4 15.6c.5.5 1.1.5 1.5 0M17.1 15.6c.5.5 1.1.5 1.5 0'),
    dot('#e79a86', 13.2, 17.3, 0.8),
    dot('#e79a86', 18.8, 17.3, 0.8),
  ),
  ill: draw(
    shade(13),
    shape('#8a5a30', 'M3 13h3v16H3ZM26.5 18.5h2.8V29h-2.8Z'),
    shape(OF.plank, 'M5 23.5h23v3.5H5Z'),
    shape('#fffaf0', 'M5.5 18c2-1.6 6-1.6 7.4 0l.6 5.5h-8Z'),
    round(OF.skin, 10.4, 17.2, 4, 4.2),
    line('#3a2c1f', 1, 'M8.6 17.4h1.5M11.5 17.4H13'),
    dot('#e58f7c', 8.2, 19, 0.9),
    shape('currentColor', 'M11 21.5c5-2.6 11.4-2.6 16.5-1v4.5H11c-.8-1.2-.8-2.4 0-3.5Z'),
    line('rgb(255 255 255 / 60%)', 1.2, 'M13 23c4-1.4 9-1.6 13-.6'),
  ),
  'hat-0': draw(
    shape(OF.straw, 'M11.8 9C11.4 5.4 13 3.2 16 3.2S20.6 5.4 20.2 9Z'),
    line('currentColor', 1.7, 'M12 7.8h8'),
    shape(OF.straw, 'M6.6 9.7c0-1.3 4.2-1.9 9.4-1.9s9.4.6 9.4 1.9-4.2 1.7-9.4 1.7-9.4-.4-9.4-1.7Z'),
    line(OF.goldDark, 0.8, 'M9 9.8h14'),
  ),
  'hat-1': draw(
    shape(
      'currentColor',
      'M10.4 9.6C9.6 6 12.6 4.2 16.6 4.6c3.8.4 5.4 2.6 5.2 5.4l4 .8c-.4 1.2-2 1.6-4 1.2-4-.9-7.8-1.3-11.4-1.3Z',
    ),
    paint('rgb(30 15 0 / 26%)', 'M10.6 9.8c4.4-.8 8-.4 11.2.4l4 .7c-.6 1.1-2 1.4-3.8 1-4-.9-7.8-1.3-11.4-1.3Z'),
  ),
  'hat-2': draw(
    shape(
      'currentColor',
      'M9.8 10.6c1-4.4 3.4-8.2 8.6-10 1.8-.4 3 .8 3.6 2.2-1-.3-1.8 0-2.2.6 1.4 2 2.2 4.4 2.6 7.2-4 1-8.6 1-12.6 0Z',
    ),
    paint('rgb(30 15 0 / 22%)', 'M9.8 10.6c.3-1 .6-1.7.9-2.4 3.8.8 7.4.8 11.2 0 .2.8.4 1.6.5 2.4-4 1-8.6 1-12.6 0Z'),
  ),
  'hat-3': draw(
    shape('#54402f', 'M12 9.4 11.6 1.8c2.8-.8 6-.8 8.8 0L20 9.4Z'),
    line('currentColor', 2.2, 'M12.2 7.6h7.6'),
    shape('#54402f', 'M8.4 9.6c2-1 13.2-1 15.2 0 .2 1.2-2.6 1.8-7.6 1.8s-7.8-.6-7.6-1.8Z'),
  ),
  'hat-4': draw(
    shape('currentColor', 'M10.2 14.6C9 8.4 11.4 5 16 5s7 3.4 5.8 9.6c-.8-3.4-2.4-5.4-5.8-5.4s-5 2-5.8 5.4Z'),
    shape('currentColor', 'M10.4 13.6 7.6 17l3.8-.6ZM21.6 13.6l2.8 3.4-3.8-.6Z'),
    dot('rgb(255 255 255 / 75%)', 13, 8.4, 0.7),
    dot('rgb(255 255 255 / 75%)', 16, 7.2, 0.7),
    dot('rgb(255 255 255 / 75%)', 19, 8.4, 0.7),
  ),
  'hat-5': draw(
    shape('currentColor', 'M10.6 9.6c0-3.6 2.4-5.4 5.4-5.4s5.4 1.8 5.4 5.4Z'),
    shape(OF.wool, 'M10 9.2h12v2.4H10Z'),
    ink('M13 9.4v2M16 9.4v2M19 9.4v2'),
    round(OF.wool, 16, 3.2, 2.1),
  ),
}
