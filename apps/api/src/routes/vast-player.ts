import { readFile } from 'node:fs/promises'
import { FILES_PREFIX } from '@placard/domain/internal/creative'
import { VAST_PLAYER_PATH } from '@placard/domain/internal/tags'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.js'
import type { Context } from '../context.js'
import { SERVE_OPTIONS } from '../http/security-headers.js'
import { VAST_PLAYER_DIR } from '../paths.js'
import { Refusal } from '../refusal.js'

/** Page of the player. Without a source of its own, the player would not start. */
const PLAYER_PAGE = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>VAST player</title><link rel="stylesheet" href="${VAST_PLAYER_PATH}.css"><style>html,body{height:100%;margin:0;background:#000}</style></head><body><video id="ad"><source src="data:video/mp4;base64," type="video/mp4"></video><script src="${VAST_PLAYER_PATH}.js"></script></body></html>
`

/**
 * Content Security Policy of the player's page. It runs VPAID units and reads pasted documents, so its origin is
 * opaque, and it only loads documents and media of the serving host. Event URLs are missing: nothing can be counted.
 */
function playerPolicy({ publicUrl, servingUrl }: Pick<Config, 'publicUrl' | 'servingUrl'>): string {
  const hosts = [...new Set([publicUrl, servingUrl])]
  const below = (...paths: string[]) => hosts.flatMap((host) => paths.map((path) => `${host}${path}`)).join(' ')
  return [
    'sandbox allow-scripts',
    "default-src 'none'",
    `script-src ${below(`${VAST_PLAYER_PATH}.js`, '/serve/vpaid.js')}`,
    `style-src 'unsafe-inline' ${below(`${VAST_PLAYER_PATH}.css`)}`,
    `img-src data: ${below(FILES_PREFIX)}`,
    `media-src data: ${below(FILES_PREFIX)}`,
    `connect-src blob: ${below('/serve/vast/', '/serve/vpaid/', '/serve/vpaid.js', FILES_PREFIX)}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ')
}

/** Serves the page that plays VAST and VPAID with an independent player, framed by our console only. */
export function vastPlayerRoutes(app: FastifyInstance, { config }: Context): void {
  app.get(VAST_PLAYER_PATH, SERVE_OPTIONS, async (_, reply) =>
    reply
      .removeHeader('access-control-allow-origin')
      .headers({ 'cross-origin-resource-policy': 'same-origin', 'content-security-policy': playerPolicy(config) })
      .type('text/html; charset=utf-8')
      .send(PLAYER_PAGE),
  )

  for (const [ending, type] of [
    ['js', 'text/javascript'],
    ['css', 'text/css'],
  ] as const)
    app.get(`${VAST_PLAYER_PATH}.${ending}`, SERVE_OPTIONS, async (_, reply) => {
      const file = await readFile(`${VAST_PLAYER_DIR}/player-frame.${ending}`).catch(() => undefined)
      if (!file) throw new Refusal('not-found', 'The player is not built: build the server.')
      return reply
        .headers({ 'cache-control': 'public, max-age=300', vary: 'accept-encoding' })
        .type(`${type}; charset=utf-8`)
        .send(file)
    })
}
