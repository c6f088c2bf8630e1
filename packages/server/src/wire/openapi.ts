// The description of the resources, for programs (OpenAPI) and for people (a page without scripts).
import type { TSchema } from 'typebox'
import { codes } from '../refused.ts'
import type { Route } from './route.ts'

const refusal = {
  type: 'object',
  required: ['code', 'message'],
  properties: { code: { type: 'string', enum: codes }, message: { type: 'string' } },
}

const parametersOf = (schema: TSchema | undefined, where: 'path' | 'query') => {
  const { properties = {}, required = [] } = (schema ?? {}) as {
    properties?: Record<string, object>
    required?: string[]
  }
  return Object.entries(properties).map(([name, of]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: of,
  }))
}

const operation = ({ summary, answers, params, query, body, anybody }: Route) => ({
  summary,
  parameters: [...parametersOf(params, 'path'), ...parametersOf(query, 'query')],
  ...(body && { requestBody: { required: true, content: { 'application/json': { schema: body } } } }),
  responses: {
    '2XX': { description: answers },
    default: {
      description: 'Refused: a code for programs and a sentence for people',
      content: { 'application/json': { schema: refusal } },
    },
  },
  ...(anybody ? { security: [] } : {}),
})

export function openApi(routes: readonly Route[]) {
  const paths: Record<string, Record<string, object>> = {}
  for (const route of routes) {
    const path = route.path.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Furrow',
      version: '1',
      description: 'Tables, people and lists. Play goes over the WebSocket at /api/socket, described in docs/API.md.',
    },
    components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'furrow' } } },
    security: [{ session: [] }],
    paths,
  }
}

const html = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const shape = (title: string, schema: TSchema | undefined): string =>
  schema ? `<p>${title}</p><pre>${html(JSON.stringify(schema, null, 2))}</pre>` : ''

const section = ({ method, path, summary, answers, params, query, body }: Route): string => `
<details><summary><code>${method} ${html(path)}</code> ${html(summary)}</summary>
${shape('In the path', params)}${shape('In the query', query)}${shape('In the body', body)}
<p>Answers <code>${html(answers)}</code></p></details>`

export const apiPage = (routes: readonly Route[], base = ''): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Furrow: resources</title>
<link rel="stylesheet" href="${base}/api/page.css">
<h1>Furrow: resources</h1>
<p>For programs: <a href="${base}/api/openapi.json">openapi.json</a>. A visitor is known by the cookie that
<code>GET /api/me</code> sets. Every refusal is <code>{ "code", "message" }</code>: ${codes.map((code) => `<code>${code}</code>`).join(', ')}.
Play goes over the WebSocket at <code>/api/socket</code>, described in docs/API.md.</p>
${routes.map(section).join('')}
</html>
`

export const apiCss = `body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
details { border-top: 1px solid #8884; padding: .5rem 0; }
summary { cursor: pointer; }
pre { background: #8882; padding: .5rem 1rem; overflow: auto; }
@media (prefers-color-scheme: dark) { body { background: #1a1a17; color: #eee; } a { color: #9cf; } }
`
