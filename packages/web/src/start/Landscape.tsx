/** The picture of the start page: hills, a house, fields and a few sheep. */
export function Landscape({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 1200 300" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <rect width="1200" height="300" fill="var(--sky)" />
      <circle cx="760" cy="132" r="44" fill="var(--sun)" />
      <path d="M0 190Q160 110 360 170T740 150T1200 180V300H0Z" fill="#a3bf7c" />
      <path d="M0 235Q220 160 470 220T900 205T1200 235V300H0Z" fill="#84a65a" />
      <path d="M640 300Q720 222 900 208L1200 234V300Z" fill="#a87443" />
      <path
        d="M690 300Q770 230 930 212M760 300Q830 236 975 216M835 300Q890 242 1020 220M915 300Q960 248 1070 226M1000 300Q1035 256 1125 232M1090 300Q1110 266 1180 238"
        fill="none"
        stroke="#7a4f28"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <Tree x={300} y={196} />
      <Tree x={345} y={206} />
      <g transform="translate(440 132)" stroke="#3a2c1f" strokeWidth="3" strokeLinejoin="round">
        <path d="M74 20V-4h14v38Z" fill="#9aa1a6" />
        <path d="M0 44h104v58H0Z" fill="#c98f4f" />
        <path d="M-14 46 52 0l66 46Z" fill="#8b3f2a" />
        <path d="M42 102V70h20v32Z" fill="#4d3323" />
      </g>
      <path d="M110 262h200M110 275h200" stroke="#7a4f28" strokeWidth="5" strokeLinecap="round" />
      <path d="M120 288v-34M165 288v-34M210 288v-34M255 288v-34M300 288v-34" stroke="#8f6236" strokeWidth="8" />
      <Sheep x={175} y={240} />
      <Sheep x={245} y={246} />
      <Sheep x={600} y={262} />
      <rect width="1200" height="300" fill="var(--night)" />
      <path d="M453 190h16v16h-16ZM515 190h16v16h-16Z" fill="#f7e2a5" stroke="#3a2c1f" strokeWidth="3" />
    </svg>
  )
}

function Tree({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M0 0v-26" stroke="#6b4423" strokeWidth="7" />
      <path d="M0-78c22 6 26 40 6 54H-6c-20-14-16-48 6-54Z" fill="#5f8541" />
    </g>
  )
}

function Sheep({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-6 8v9M6 8v9" stroke="#4a4340" strokeWidth="3" />
      <path d="M-15 4c-4-6 0-12 6-11 2-6 10-6 12-2 5-3 11 0 10 6 4 4 1 11-4 11h-18c-4 0-6-2-6-4Z" fill="#faf6ec" />
      <ellipse cx="15" cy="-4" rx="6" ry="7" fill="#4a4340" />
    </g>
  )
}
