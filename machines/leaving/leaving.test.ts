import { leavingMachine } from '#machines/leaving/leaving.machine.ts'
import { tellChart } from '#test/charts/tellChart.ts'

tellChart(leavingMachine, [
  {
    story: 'asks before it goes home, and goes',
    starts: 'staying',
    lines: [
      ['home', 'asking'],
      ['confirm', 'staying', [{ type: 'leave', place: { to: 'home' }, replace: false }]],
    ],
  },
  {
    story: 'stays where the person changes their mind',
    starts: 'staying',
    lines: [
      ['home', 'asking'],
      ['cancel', 'staying'],
    ],
  },
])
