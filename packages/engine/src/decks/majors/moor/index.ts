import { cookers } from './cookers.ts'
import { heaters } from './heating.ts'
import { kilnAndLodge } from './kiln-and-lodge.ts'
import { museum } from './museum.ts'
import { ridingStables } from './riding-stables.ts'
import { stalls } from './stalls.ts'
import { villageChurch } from './village-church.ts'

/** The majors of Farmers of the Moor. M9 */
export const moorMajors = [...cookers, ...heaters, villageChurch, ...stalls, ...kilnAndLodge, museum, ridingStables]
