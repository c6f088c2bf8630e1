// Answers requests for the page.

import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { at } from '@furrow/engine/core'
import type { Page, PageFile } from './page.ts'
import { securityHeaders } from './wire/headers.ts'

/** Addresses inside the page: a table, an invitation, what is sent by mail. */
const PLACES = /^\/(?:table|join|reset|welcome|mail|unsubscribe)\/[\w.-]{1,120}$/

export function servePage(page: Page): RequestListener {
  return (request, response) => {
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD')
      return sendSentence(request, response, 405, `This page can be read (GET, HEAD), not asked to ${request.method}.`)
    }
    const path = at((request.url ?? '/').split('?'), 0)
    const file = page.get(PLACES.test(path) ? '/' : path)
    if (!file) return sendSentence(request, response, 404, 'There is nothing at this address.')
    sendFile(request, response, file)
  }
}

function sendFile(request: IncomingMessage, response: ServerResponse, file: PageFile): void {
  response.setHeader('Cache-Control', file.cache)
  response.setHeader('ETag', file.etag)
  if (file.gzipped) response.setHeader('Vary', 'Accept-Encoding')
  if (request.headers['if-none-match']?.includes(file.etag)) {
    response.writeHead(304).end()
    return
  }
  const gzipped = acceptsGzip(request) ? file.gzipped : null
  if (gzipped) response.setHeader('Content-Encoding', 'gzip')
  send(request, response, 200, file.type, gzipped ?? file.body)
}

function sendSentence(request: IncomingMessage, response: ServerResponse, status: number, sentence: string): void {
  response.setHeader('Cache-Control', 'no-store')
  send(request, response, status, 'text/plain; charset=utf-8', Buffer.from(`${sentence}\n`))
}

function send(request: IncomingMessage, response: ServerResponse, status: number, type: string, body: Buffer): void {
  response.writeHead(status, { 'Content-Type': type, 'Content-Length': body.length })
  response.end(request.method === 'HEAD' ? undefined : body)
}

function acceptsGzip(request: IncomingMessage): boolean {
  const accepted = String(request.headers['accept-encoding'] ?? '')
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted)
}
