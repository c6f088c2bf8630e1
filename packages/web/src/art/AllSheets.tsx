import { PictureSheet, PieceSheet } from './Sheets.tsx'

/** Every sheet, in one file that loads when drawings are seen first. */
export default function AllSheets() {
  return (
    <>
      <PieceSheet />
      <PictureSheet />
    </>
  )
}
