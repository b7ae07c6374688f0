import { expect, it } from 'vitest'
import { DELIVERY_PROBLEMS, type DeliveryProblem, isAddressProblem } from './delivery-problem.js'

it('only problems of the address itself exclude it from further reports', () => {
  const problems = Object.keys(DELIVERY_PROBLEMS) as DeliveryProblem[]
  expect(problems.filter(isAddressProblem)).toEqual(['unknownAddress', 'mailboxDisabled', 'addressRefused'])
})
