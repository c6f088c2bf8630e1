import { cardFiles } from '../decks/index.generated.ts'
import { majors } from '../decks/majors/index.ts'
import { register } from './registry.ts'

// Importing this file is what makes the cards known.
register([...majors, ...cardFiles])
