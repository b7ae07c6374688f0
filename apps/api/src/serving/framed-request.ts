import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * Returns whether a page of an ad may run its scripts: only in a frame. Safari before 16.4, some web views in apps and
 * all browsers without HTTPS do not say how a page is opened: such a page ends itself unless it is framed.
 */
export const isFramed = ({ headers }: FastifyRequest): boolean =>
  ['iframe', 'frame', undefined].includes(headers['sec-fetch-dest'])

const NOTE = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Advertisement</title><meta name="viewport" content="width=device-width,initial-scale=1"></head><body><p>This is an advertisement. Pages with its tag show it; it cannot be opened by itself.</p></body></html>
`

/**
 * Sends a note instead of an ad that is opened by itself. The address of an ad can have the host name of the console,
 * so its content could otherwise pretend to be a page of the console.
 */
export const sendUnframedNote = (reply: FastifyReply): FastifyReply =>
  reply.header('content-security-policy', "default-src 'none'; sandbox").type('text/html; charset=utf-8').send(NOTE)
