import { occupation } from '../../cards/card.ts'
import { gain } from '../../cards/verbs.ts'
import { GRAIN } from '../../state/goods.ts'

export default occupation({ id: 'A112', name: 'scythe-worker', play: [gain({ grain: 1 })], reapsTwo: [GRAIN] })
