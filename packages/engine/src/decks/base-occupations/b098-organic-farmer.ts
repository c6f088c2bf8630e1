import { occupation } from '../../cards/card.ts'
import { roomyPastures } from '../../farm/roomy.ts'

export default occupation({ id: 'B098', name: 'organic-farmer', score: (s, owner) => roomyPastures(s, owner, 3) })
