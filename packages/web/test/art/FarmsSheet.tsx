export const FarmsSheet = (_: {deck?: string, from?: number, to?: number}) => <i />
