/**
 * What every browser of the list has and those before it lack, each with an ES5 expression that is true where it is
 * there. `nomodule` stands for the engines that know no modules.
 */
export const requiredFeatures = {
  'Array.prototype.at': '[].at',
  'HTMLDialogElement.showModal': `d.createElement('dialog').showModal`,
  // known to secure contexts only
  'crypto.randomUUID': 'w.isSecureContext===false||(w.crypto&&w.crypto.randomUUID)',
} as const
