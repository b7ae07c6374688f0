import { DEMO_NOW, DEMO_USERS } from '@placard/domain/demo'
import type { AdminUser } from '@placard/domain/internal/account'

const ago = (hours: number) => new Date(DEMO_NOW.getTime() - hours * 3_600_000).toISOString()
const [ada, noor, grace] = DEMO_USERS
const proven = { createdAt: ago(2200), verifiedAt: ago(2199), disabledAt: null }

/** Users in every state; Grace is the only administrator. */
export const users: AdminUser[] = [
  {
    id: 'userNew',
    email: 'kim.lindqvist@placard.test',
    first_name: 'Kim',
    last_name: 'Lindqvist',
    role: 'staff',
    createdAt: ago(3),
    verifiedAt: null,
    disabledAt: null,
    lastLoginAt: null,
  },
  {
    id: 'userLong',
    email: 'maximiliane.alexandra.theodora.von.und.zu.hohenlohe@a-very-long-company-name.placard.test',
    first_name: 'Maximiliane-Alexandra Theodora',
    last_name: 'von und zu Hohenlohe-Waldenburg-Schillingsfürst',
    role: 'advertiser',
    ...proven,
    lastLoginAt: ago(30),
  },
  { ...grace, ...proven, lastLoginAt: ago(0.2) },
  { ...ada, ...proven, lastLoginAt: ago(5) },
  { ...noor, ...proven, lastLoginAt: ago(24 * 9) },
  {
    id: 'userGone',
    email: 'tomas.varga@agency.example',
    first_name: 'Tomáš',
    last_name: 'Varga',
    role: 'agency',
    ...proven,
    disabledAt: ago(24 * 20),
    lastLoginAt: ago(24 * 60),
  },
]
