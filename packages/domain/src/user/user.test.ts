import { describe, expect, it } from 'vitest'
import { ACCOUNT_STATE_LABELS, accountState } from '../admin/admin.js'
import { mayListAllCampaigns, mayManageUsers, ROLE_NAMES, ROLE_RIGHTS, roleLabel, roleSchema } from './user.js'

const NOW = '2025-10-14T10:00:00.000Z'

describe('roles', () => {
  it.each(roleSchema.options)('%s has a description of its rights', (role) => {
    expect(roleLabel(role)).toMatch(new RegExp(`^${ROLE_NAMES[role]} · Can see `))
    expect(ROLE_RIGHTS[role].includes('all campaigns')).toBe(mayListAllCampaigns(role))
    expect(ROLE_RIGHTS[role].includes('manage users')).toBe(mayManageUsers(role))
  })
})

describe('accountState', () => {
  it.each([
    [NOW, null, 'Active'],
    [null, null, 'Not confirmed'],
    [NOW, NOW, 'Disabled'],
    [null, NOW, 'Disabled'],
  ])('with verified %s and disabled %s is %s', (verifiedAt, disabledAt, expected) => {
    expect(ACCOUNT_STATE_LABELS[accountState({ verifiedAt, disabledAt })]).toBe(expected)
  })
})
