import type { Endpoint } from '@placard/domain'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod'

/** A request that fits the contract. */
export interface Call<E extends Endpoint> {
  query: z.output<E['query']>
  body: z.output<E['body']>
  request: FastifyRequest
  reply: FastifyReply
}
