import type { Endpoint } from '@placard/domain'
import { type CallInput, type Client, createClient } from '@placard/domain/client'
import type * as z from 'zod'
import { config } from '../config.js'
import { endSession, noteAnswer } from '../shell/session-store.js'

let client: Client | undefined

function onAnswer({ status, date }: { status: number; date: Date | undefined }): void {
  if (status === 401) endSession()
  else noteAnswer(date)
}

/** Makes one call to the API that the configuration names. */
export function call<E extends Endpoint>(endpoint: E, input?: CallInput<E>): Promise<z.output<E['response']>> {
  client ??= createClient({ baseUrl: config().apiBase, onAnswer })
  return client.call(endpoint, input)
}
