import { DEMO_USERS } from '@placard/domain/demo'
import type { Config } from '../config.js'

/** Ids of the demo company's users. */
export const DEMO_USER_IDS: readonly string[] = DEMO_USERS.map(({ id }) => id)

/** Whether demo accounts may sign in: their password is public, so on a public server only where that was asked for. */
export const areDemoAccountsOpen = ({ isPublic, seed }: Pick<Config, 'isPublic' | 'seed'>): boolean => !isPublic || seed
