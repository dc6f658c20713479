/** Loaded before a part of the product that was started as a child: when the parent is gone, it finishes too. */

/** ms that a part is given to finish by itself: nobody is left who would end it */
const timeout = 15_000

process.channel?.unref()
process.once('disconnect', () => {
  process.kill(process.pid, 'SIGTERM')
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), timeout).unref()
})
