/** Loaded before a part of the product that was started as a child: when the parent is gone, it finishes too. */
process.channel?.unref()
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
