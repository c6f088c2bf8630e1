export const ScenesSheet = (_: {deck?: string, from?: number, to?: number}) => <i />
export const GroundSheet = (_: {deck?: string, from?: number, to?: number}) => <i />
