// The engine's own. That entry holds nothing else, so that no rule comes to the page with it.
export { at } from '@furrow/engine/at'
