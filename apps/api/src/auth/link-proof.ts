import { LINK_LOCKED, WRONG_LINK_PASSWORD } from '@placard/domain/internal/share'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { clientAddress, clientNetworks } from '../http/client-networks.js'
import { cookieAttributes } from '../http/cookies.js'
import { countRequest, uncountRequest } from '../http/rate-limit.js'
import { checkPassword } from '../passwords.js'
import { invalid, Refusal } from '../refusal.js'
import { hashContent } from '../secrets.js'
import type { LiveLink } from '../store/reports/open-links.js'
import type { Db } from '../store/store.js'
import type { StoreParts } from '../store/store-parts.js'

const PROOF_SECONDS = 12 * 3600

/** Guesses of a link's password in a window: by everybody together, and by one address on all links. */
const WINDOW_MS = 15 * 60_000
const GUESSES_PER_LINK = 30
const GUESSES_PER_ADDRESS = 10

const createCookieName = (linkID: string) => `placard-share-${linkID}`
const createLabel = (linkID: string) => `share link password ${linkID}`

type ProofContext = Pick<StoreParts, 'config' | 'db' | 'now' | 'sealer'>

/** Has the browser keep a proof that the password of this version of a link was filled in. */
function writeProof({ config, now, sealer }: ProofContext, reply: FastifyReply, { viewer }: LiveLink): void {
  const { shareTokenID: id, version } = viewer
  const text = `${version} ${now().getTime() + PROOF_SECONDS * 1000}`
  reply.setCookie(createCookieName(id), sealer.seal(text, createLabel(id)), {
    ...cookieAttributes(config),
    path: '/api/share',
    sameSite: 'strict',
    maxAge: PROOF_SECONDS,
  })
}

function hasProof({ now, sealer }: ProofContext, request: FastifyRequest, { viewer }: LiveLink): boolean {
  const { shareTokenID: id, version } = viewer
  const sealed = request.cookies[createCookieName(id)]
  const [proven, expires] = (sealed === undefined ? undefined : sealer.open(sealed, createLabel(id)))?.split(' ') ?? []
  return Number(proven) === version && Number(expires) > now().getTime()
}

/** Returns whether a request may not open a link yet, because its password was not filled in. */
export const isLocked = (context: ProofContext, request: FastifyRequest, link: LiveLink): boolean =>
  link.passwordHash !== null && !hasProof(context, request, link)

/** Throws a `Refusal` without any name or figure for a request without the password of its link. */
export function requireUnlocked(context: ProofContext, request: FastifyRequest, link: LiveLink): void {
  if (isLocked(context, request, link)) throw new Refusal('signed-out', LINK_LOCKED)
}

/** Counts a guess before it is checked, so that guesses at the same moment count as well. Returns the keys. */
async function countGuess(db: Db, linkID: string, address: string): Promise<string[]> {
  const limits = [
    { key: hashContent(`link password ${linkID}`), most: GUESSES_PER_LINK },
    ...clientNetworks(address).map(({ name, multiple }) => ({
      key: hashContent(`link password address ${name}`),
      most: GUESSES_PER_ADDRESS * multiple,
    })),
  ]
  const counts = await Promise.all(
    limits.map(async ({ key, most }) => ({ ...(await countRequest(db, key, WINDOW_MS)), most })),
  )
  const over = counts.filter(({ hits, most }) => hits > most).map(({ remainingMs }) => remainingMs)
  if (over.length > 0) {
    const retryAfter = Math.max(1, Math.ceil(Math.max(...over) / 1000))
    const minutes = Math.ceil(retryAfter / 60)
    const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`
    throw new Refusal('too-many', `Too many attempts. Wait ${wait} and try again.`, { retryAfter })
  }
  return limits.map(({ key }) => key)
}

/** Checks the password of a link. Throws a `Refusal` for a wrong one, and after too many of them. */
export async function unlock(
  context: ProofContext,
  {
    request,
    reply,
    link,
    password,
  }: { request: FastifyRequest; reply: FastifyReply; link: LiveLink; password: string },
): Promise<void> {
  const { passwordHash, viewer } = link
  if (passwordHash === null) return
  const counted = await countGuess(context.db, viewer.shareTokenID, clientAddress(request))
  if (!(await checkPassword(passwordHash, password)))
    throw invalid([{ path: ['password'], message: WRONG_LINK_PASSWORD }])
  // Right passwords of a whole office behind one address are no guesses.
  for (const key of counted) await uncountRequest(context.db, key)
  writeProof(context, reply, link)
}
