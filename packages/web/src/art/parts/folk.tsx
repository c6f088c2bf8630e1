import { OF } from '../colours.ts'
import { dot, draw, ink, line, paint, round, shade, shape } from '../draw.tsx'

// People of the cards: a figure, a hat or hair, and an arm that reaches for what it holds. Clothes take `color`.

const face = draw(
  round(OF.skin, 16, 12, 4.6, 4.8),
  dot('#3a2c1f', 14.8, 12.3, 0.6),
  dot('#3a2c1f', 18.2, 12.3, 0.6),
  line('#c8805c', 0.9, 'M15.6 14.6c.7.5 1.4.5 2 0'),
)
const boots = shape(OF.dark, 'M11.6 26h3.9v3.4h-5c0-1.8.4-2.8 1.1-3.4ZM20.4 26h-3.9v3.4h5c0-1.8-.4-2.8-1.1-3.4Z')
const light = (d: string) => paint('rgb(255 255 255 / 22%)', d)
const dark = (d: string) => paint('rgb(40 20 0 / 20%)', d)
const leftArm = draw(
  shape('currentColor', 'M11.4 17.8c-2.6 1-4 3.2-4 6l2.8.4Z'),
  round(OF.skin, 8.6, 24.6, 1.4),
)

export const FOLK = {
  man: draw(
    shade(8),
    boots,
    leftArm,
    shape('currentColor', 'M10.2 26.8c-.6-6 1-10.2 5.8-10.2s6.4 4.2 5.8 10.2c-3.6 1-8 1-11.6 0Z'),
    light('M11.4 26c-.2-4 .6-7.2 2.6-8.6-.6 2.6-.6 6-.2 9.2Z'),
    dark('M18.8 17.4c2 1.4 2.6 5 2.2 9.2l-2 .4c.4-3.4.4-6.6-.2-9.6Z'),
    line(OF.dark, 1.2, 'M10.5 23.2c3.4.9 7.6.9 11 0'),
    face,
  ),
  woman: draw(
    shade(8.5),
    leftArm,
    shape('currentColor', 'M8 29.2c.4-4 2.6-6 3.2-8-.4-3 1-4.8 4.8-4.8s5.2 1.8 4.8 4.8c.6 2 2.8 4 3.2 8-5 .9-11 .9-16 0Z'),
    shape(OF.cream, 'M12.6 21.4h6.8c.8 2.4 1.6 4.2 1.4 6-2.8.6-6.8.6-9.6 0-.2-1.8.6-3.6 1.4-6Z'),
    light('M9.6 28.4c.6-3.2 2-5 2.6-7-.2-1.4 0-2.6.6-3.4'),
    shape(OF.hair, 'M10.8 15.5c-1-6.5 1.4-9 5.2-9s6.2 2.5 5.2 9Z'),
    face,
    shape(OF.hair, 'M11.4 11.5c0-3.4 1.8-4.9 4.6-4.9s4.6 1.5 4.6 4.9c-1.6-.6-2.8-1.6-3.4-2.6-1 1.4-3 2.3-5.8 2.6Z'),
  ),
  robe: draw(
    shade(8.5),
    leftArm,
    shape('currentColor', 'M8.6 29.2c1.2-5 1-12.8 7.4-12.8s6.2 7.8 7.4 12.8c-5 .9-9.8.9-14.8 0Z'),
    light('M10.2 28.6c.8-4.4.8-9 3-11.2-.4 3.6-.6 7.6-1 11.5Z'),
    dark('M19 17.4c2 2 2.2 7 3 11.2l-2.4.4c0-4-.2-8.2-.6-11.6Z'),
    line(OF.straw, 1.1, 'M16 18v10.5'),
    face,
  ),
  elder: draw(
    shade(8),
    boots,
    leftArm,
    shape('currentColor', 'M10 27c-.6-6 1.2-10.4 6-10.4s6.6 4.4 6 10.4c-3.6 1-8.4 1-12 0Z'),
    dark('M18.8 17.4c2 1.4 2.6 5 2.2 9.4l-2 .4c.4-3.4.4-6.6-.2-9.8Z'),
    face,
    shape('#f0ebe0', 'M11.4 12.6c.2 5.6 2 8.8 4.8 8.8 2.6 0 4.4-3.2 4.4-8.8-1 1.4-2.4 1.8-4.4 1.8s-3.8-.4-4.8-1.8Z'),
    line('#c8805c', 0.9, 'M15.4 15.8c.6.4 1.2.4 1.8 0'),
  ),
  child: draw(
    shade(6),
    shape(OF.dark, 'M12.4 27h3v2.4h-4ZM19.6 27h-3v2.4h4Z'),
    shape('currentColor', 'M11 27.6c-.4-4 1.2-7 5-7s5.4 3 5 7c-3 .8-7 .8-10 0Z'),
    round(OF.skin, 16, 16.5, 4.6, 4.6),
    dot('#3a2c1f', 14.6, 16.8, 0.6),
    dot('#3a2c1f', 17.8, 16.8, 0.6),
    line('#c8805c', 0.9, 'M15.2 18.9c.7.5 1.3.5 1.9 0'),
    shape(OF.hair, 'M11.4 15.6c0-3.2 1.8-4.6 4.6-4.6s4.6 1.4 4.6 4.6c-2.4-.2-4.4-1-5.4-2.2-.8 1.2-2 2-3.8 2.2Z'),
  ),
  sitting: draw(
    shade(9),
    shape(OF.plank, 'M9 23.5h12v2H9ZM10.5 25.5h2V29h-2ZM18 25.5h2V29h-2Z'),
    shape('currentColor', 'M10.4 24c-.6-4.5 1-7.5 5.6-7.5s6.4 3 5.8 6.5l3.6.5v5.5h-3l-.4-3.5h-8c-2.4 0-3.4-.6-3.6-1.5Z'),
    shape(OF.dark, 'M22 27.5h4.6v2H22Z'),
    leftArm,
    face,
  ),
  arm: draw(
    shape('currentColor', 'M18.6 18c2.8-.6 5 .6 6.4 2.8l-1.4 2-4.6-1.6Z'),
    round(OF.skin, 24.8, 22, 1.6),
  ),
  // Hair and hats, around a head at 16, 11.5.
  'hat-straw': draw(
    shape(OF.straw, 'M11.8 8.6C11.6 5.2 13 3.4 16 3.4s4.4 1.8 4.2 5.2Z'),
    line(OF.red, 1.5, 'M12 7.5h8'),
    shape(OF.straw, 'M6.8 9.3c0-1.2 4.2-1.7 9.2-1.7s9.2.5 9.2 1.7-4.2 1.6-9.2 1.6-9.2-.4-9.2-1.6Z'),
  ),
  'hat-cap': draw(
    shape('#5c6b78', 'M10.6 9.4c-.6-3.6 2-5.2 5.8-5 3.6.3 5.2 2.4 5 5l3.8.9c-.4 1.1-2 1.4-3.8 1.1-3.8-.8-7.4-1.2-10.8-1.2Z'),
  ),
  'hat-brown': draw(
    shape('#7a5230', 'M11.4 8.8c.4-4 1.6-5.4 4.6-5.4s4.4 1.6 4.6 5.4Z'),
    shape('#7a5230', 'M7.8 9c2.4-.9 14-.9 16.4 0 .4 1.3-2.8 2-8.2 2s-8.6-.7-8.2-2Z'),
    shape('#d7593f', 'M19 7.8c1-3 2.6-4.6 5-5-.2 2.6-1.6 4.4-4 5.6Z'),
  ),
  'hat-black': draw(
    shape('#3e3733', 'M11.8 9 11.6 2.6c2.8-.7 6-.7 8.8 0L20.2 9Z'),
    shape('#3e3733', 'M7.6 9.2c2.4-1 14.4-1 16.8 0 .2 1.2-3 1.8-8.4 1.8s-8.6-.6-8.4-1.8Z'),
  ),
  'hat-kerchief': draw(
    shape('#d25a44', 'M10.6 14C9.6 8.4 12 5.4 16 5.4S22.4 8.4 21.4 14c-.8-3-2.4-4.6-5.4-4.6s-4.6 1.6-5.4 4.6Z'),
    shape('#d25a44', 'M10.8 13.2 8.4 16.6l3.4-.8Z'),
    dot(OF.cream, 13.4, 8.4, 0.7),
    dot(OF.cream, 16, 7.4, 0.7),
    dot(OF.cream, 18.6, 8.4, 0.7),
  ),
  'hat-hood': draw(
    shape('currentColor', 'M9.6 16.6c-1-6.4 1-11.8 6.6-13 4.6 1.4 7 6.4 6.2 13-.6-4.6-2.4-7.4-6.2-7.4s-5.8 2.8-6.6 7.4Z'),
    paint('rgb(40 20 0 / 24%)', 'M9.6 16.6c-1-6.4 1-11.8 6.6-13l.4.2c-3.4 2.2-5.2 5.4-5.2 9Z'),
  ),
  'hat-bald': draw(line('rgb(255 255 255 / 60%)', 1.2, 'M13.4 9.4c.6-.9 1.4-1.3 2.4-1.4'), shape(OF.hair, 'M11.3 13.5c-1.3-1-1.3-3 0-4 .4 1.4.4 2.8 0 4ZM20.7 13.5c1.3-1 1.3-3 0-4-.4 1.4-.4 2.8 0 4Z')),
  'hat-hair': draw(
    shape(OF.hair, 'M11 12.6c-.8-4.4 1.2-6.6 5-6.6s5.8 2.2 5 6.6c-.8-1.8-1.6-3-2.6-3.4-2.2.6-4.6.6-6 .2-.6.8-1.1 1.8-1.4 3.2Z'),
  ),
  'hat-bun': draw(
    round(OF.hair, 16, 5, 2.4),
    shape(OF.hair, 'M11 12.2c-.6-4 1.4-5.8 5-5.8s5.6 1.8 5 5.8c-1-1.8-2.8-2.8-5-2.8s-4 1-5 2.8Z'),
  ),
  'hat-chef': draw(
    shape('#fffaf0', 'M12 9.5 11.6 6.5C9 5.5 10 2 12.6 2.4c1-1.9 5.8-1.9 6.8 0C22 2 23 5.5 20.4 6.5L20 9.5Z'),
    ink('M12 8.2h8'),
  ),
  'hat-jester': draw(
    shape(OF.red, 'M11 10c-3-2.4-5-1.6-6 .6C5 5.5 9 3 14 5l2 5Z'),
    shape('#4f8a6a', 'M21 10c3-2.4 5-1.6 6 .6C27 5.5 23 3 18 5l-2 5Z'),
    shape(OF.gold, 'M13.5 9.6C14 6 15 4 16 2c1 2 2 4 2.5 7.6Z'),
    round('#f6d65c', 5, 11.4, 1.3),
    round('#f6d65c', 27, 11.4, 1.3),
    round('#f6d65c', 16, 2, 1.3),
  ),
  'hat-scholar': draw(
    shape('#35405c', 'M11.4 7.5h9.2V10c-2.6 1.2-6.6 1.2-9.2 0Z'),
    shape('#35405c', 'M16 3.5 26 7l-10 3.5L6 7Z'),
    line(OF.gold, 1.2, 'M16 7l7.5 1.2v4.3'),
  ),
  'hat-helmet': draw(
    shape('#c9cfd3', 'M10.6 9.8c0-4.2 2.2-6.2 5.4-6.2s5.4 2 5.4 6.2Z'),
    shape('#a3abb1', 'M9.4 9.4h13.2v1.9H9.4Z'),
  ),
  'hat-wizard': draw(
    shape('#4a4a86', 'M11.2 9.2C12.5 5 14 2 17.5-1c1.6 3 2.6 6 3.3 10.2Z'),
    shape('#4a4a86', 'M7.4 9.5c2.4-1 14.8-1 17.2 0 .2 1.2-3.2 1.8-8.6 1.8s-8.8-.6-8.6-1.8Z'),
    dot('#f6d65c', 16, 6, 0.9),
    dot('#f6d65c', 18, 2.6, 0.7),
  ),
  'hat-feather': draw(
    shape('#4f7a52', 'M10.6 9.6c.4-3.6 2.2-5.6 5.4-5.6s5 2 5.4 5.6Z'),
    shape('#4f7a52', 'M8.6 9.4c4-.8 10.8-.8 15.8.4-2 1.6-12.4 1.6-15.8-.4Z'),
    shape('#fbf7ec', 'M11.5 7C9 4.5 8 2 8.8-.8c2.6 1.6 4.2 4 4.6 6.8Z'),
  ),
}
