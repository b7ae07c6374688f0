import { ApiError, type Endpoint, TIMED_OUT } from '@placard/domain'
import { type CallInput, type Client, createClient } from '@placard/domain/client'
import type * as z from 'zod'
import { config } from '../config.js'
import { noteReach } from '../state/connection.js'
import { endSession, noteAnswer } from '../state/session-store.js'

/** What a proxy says in place of a server that it does not reach. */
const GATEWAY = new Set([502, 504])

let client: Client | undefined
let userCancel = new AbortController()

/** Ends the waiting for all that screens load just now: it fails with 'Request timed out'. What is saved or downloaded goes on. */
export function cancelLoading(): void {
  userCancel.abort()
  userCancel = new AbortController()
}

function onAnswer({ status, date }: { status: number; date: Date | undefined }): void {
  noteReach(!GATEWAY.has(status))
  if (status === 401) endSession()
  else noteAnswer(date)
}

type Answer<E extends Endpoint> = Promise<z.output<E['response']>>

/** Makes one call to the API that the configuration names, and stays with it when the waiting for screens is ended. */
export async function callToEnd<E extends Endpoint>(endpoint: E, input?: CallInput<E>): Answer<E> {
  client ??= createClient({ baseUrl: config().apiBase, onAnswer })
  try {
    return await client.call(endpoint, input)
  } catch (failure) {
    // A call that was cancelled says nothing about the server.
    if (failure instanceof ApiError && failure.status === 0 && failure.message !== TIMED_OUT) noteReach(false)
    throw failure
  }
}

/** Makes one call to the API that the configuration names; one that only reads ends with `cancelLoading`. */
export function call<E extends Endpoint>(endpoint: E, input?: CallInput<E>): Answer<E> {
  if (endpoint.method !== 'GET') return callToEnd(endpoint, input)
  const signals = [userCancel.signal, ...(input?.signal ? [input.signal] : [])]
  return callToEnd(endpoint, { ...input, signal: AbortSignal.any(signals) })
}
