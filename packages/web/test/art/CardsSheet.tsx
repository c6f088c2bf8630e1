export const CardsSheet = (_: {deck?: string, from?: number, to?: number}) => <i />
export const FramesSheet = (_: {deck?: string, from?: number, to?: number}) => <i />
