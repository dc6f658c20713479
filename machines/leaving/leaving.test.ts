import { leavingMachine } from '#machines/leaving/leaving.machine.ts'
import { testScenarios } from '#test/charts/testScenarios.ts'

testScenarios(leavingMachine, [
  {
    story: 'asks before it goes home, and goes',
    starts: 'staying',
    steps: [
      ['home', 'asking'],
      ['confirm', 'staying', [{ type: 'leave', place: { to: 'home' }, replace: false }]],
    ],
  },
  {
    story: 'stays where the person changes their mind',
    starts: 'staying',
    steps: [
      ['home', 'asking'],
      ['cancel', 'staying'],
    ],
  },
])
