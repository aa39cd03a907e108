// React DOM has parts that an app without server rendering never reaches: hydration, view transitions, refs of fragments,
// action states, and elements of the document's head. The minifier cannot infer this; these lists state it. A part that is
// reached all the same throws.

/** The release whose source the lists below describe. */
export const release = '19.3.1'

/** Fibers never created: dehydrated boundaries, suspense lists, scopes, elements of the head and of the document, view transitions. */
export const absentTags: ReadonlySet<unknown> = new Set([18, 19, 21, 26, 27, 30])

/** Variables that never change. */
export const constants = new Map([
  ['isHydrating', '!1'],
  ['hydrationParentFiber', 'null'],
  ['nextHydratableInstance', 'null'],
  ['hydrationErrors', 'null'],
  ['shouldStartViewTransition', '!1'],
  ['appearingViewTransitions', 'null'],
  ['pendingViewTransition', 'null'],
])

/** Properties that never change. */
export const constantProperties = new Map([
  ['isDehydrated', '!1'],
  ['dehydrated', 'null'],
])

/** Functions that always return the same value. */
export const constantCalls = new Map([
  ['popHydrationState', '!1'],
  ['isFragmentInstanceParent', '!1'],
])

/** Functions that find nothing to do in any tree. */
export const idle = [
  'trackEnterViewTransitions',
  'commitExitViewTransitions',
  'commitEnterViewTransitions',
  'commitNestedViewTransitions',
  'restoreEnterOrExitViewTransitions',
  'clearIfContinuousEvent',
  'commitActivityHydrationCallbacks',
  'commitSuspenseHydrationCallbacks',
]

/** Functions never called. */
export const absent = [
  'FragmentInstance',
  'attemptExplicitHydrationTarget',
  'canHydrateInstance',
  'clearHydrationBoundary',
  'commitAfterMutationEffectsOnFiber',
  'commitNewChildToFragmentInstance',
  'deleteChildFromFragmentInstance',
  'insertStylesheetIntoRoot',
  'mountActionState',
  'preconnect',
  'prefetchDNS',
  'preinitModuleScript',
  'preinitScript',
  'preinitStyle',
  'preload',
  'preloadModule',
  'prepareToHydrateHostInstance',
  'queueIfContinuousEvent',
  'rerenderActionState',
  'retryIfBlockedOn',
  'startViewTransition',
  'throwOnHydrationMismatch',
  'updateActionState',
  'updateDehydratedSuspenseComponent',
]

/** Statements of the module that only serve such functions. */
export const absentAssignments =
  /^(exports\.hydrateRoot|(FragmentInstance|ViewTransitionPseudoElement)\.prototype\.\w+|ReactDOMHydrationRoot\.prototype\.unstable_scheduleHydration) =/
