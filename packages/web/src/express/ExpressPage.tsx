import { useRoute } from '../app/route.ts'
import { RulesScreen } from './RulesScreen.tsx'
import { StartScreen } from './StartScreen.tsx'

/** What stands around a game of Express: the way in, and the rules. */
export default function ExpressPage() {
  const { rest } = useRoute()
  return rest[0] === 'rules' ? <RulesScreen /> : <StartScreen />
}
