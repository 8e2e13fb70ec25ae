import {
  SerializerSelector,
  type SerializerCompiler,
  type SerializerFactory,
} from '@fastify/fast-json-stringify-compiler'

const made = new Map<string, ReturnType<SerializerCompiler>>()

/**
 * Makes what writes answers as JSON. Calls share the forms of their errors, and many those of their answers:
 * each is made once.
 */
export const buildSerializer: SerializerFactory = (shared, options) => {
  const make = SerializerSelector()(shared, options)
  return (route) => {
    const key = JSON.stringify([shared, route.schema])
    const serializer = made.get(key) ?? make(route)
    made.set(key, serializer)
    return serializer
  }
}
