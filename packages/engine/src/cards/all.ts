import { cardFiles } from './index.generated.ts'
import { register } from './registry.ts'

// Importing this file is what makes the cards known.
register(cardFiles)
