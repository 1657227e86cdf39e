/**
 * What the tests of every module share: the {@linkplain io.github.valueranges.oracles.Recorder recorder} that counts
 * cases, the {@linkplain io.github.valueranges.oracles.Verdict verdict} over known disagreements, and the
 * {@linkplain io.github.valueranges.oracles.Campaign campaign} of generated operands with shrinking and direct replay.
 *
 * <p>Nothing here knows a range, a set or a database; a defect of the library cannot reach the judgement.
 */
@NullMarked
package io.github.valueranges.oracles;

import org.jspecify.annotations.NullMarked;
