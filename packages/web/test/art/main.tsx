// The page behind npm run art: one contact sheet, named in the address (?sheet=pieces&theme=dark).
import { type ReactNode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import '../../src/app/global.css'
import { PictureSheet, PieceSheet } from '../../src/art/Sheets.tsx'
import './sheets.css'
import { CardsSheet, FramesSheet } from './CardsSheet.tsx'
import { FarmsSheet } from './FarmsSheet.tsx'
import { PartsSheet, PiecesSheet } from './PiecesSheet.tsx'
import { GroundSheet, ScenesSheet } from './ScenesSheet.tsx'
import { TableSheet } from './TableSheet.tsx'

const SHEETS: Record<string, () => ReactNode> = {
  pieces: () => <PiecesSheet />,
  parts: () => <PartsSheet />,
  farms: () => <FarmsSheet />,
  scenes: () => <ScenesSheet />,
  ground: () => <GroundSheet />,
  frames: () => <FramesSheet />,
  table: () => <TableSheet />,
  'cards-base-minors': () => <CardsSheet deck="base" from={0} to={50} />,
  'cards-base-occupations': () => <CardsSheet deck="base" from={50} to={200} />,
  'cards-five-six': () => <CardsSheet deck="fiveSix" from={0} to={200} />,
  'cards-moor-1': () => <CardsSheet deck="moor" from={0} to={60} />,
  'cards-moor-2': () => <CardsSheet deck="moor" from={60} to={200} />,
  'cards-majors': () => <CardsSheet deck="majors" from={0} to={200} />,
}

const asked = new URLSearchParams(location.search)
document.documentElement.dataset.theme = asked.get('theme') ?? 'light'
const sheet = SHEETS[asked.get('sheet') ?? 'pieces']
if (!sheet) throw new Error(`There is no such sheet; there are ${Object.keys(SHEETS).join(', ')}.`)
createRoot(document.getElementById('root')!).render(
  <>
    <PieceSheet />
    <PictureSheet />
    <main className="sheet">
      <Suspense fallback={null}>{sheet()}</Suspense>
    </main>
  </>,
)
