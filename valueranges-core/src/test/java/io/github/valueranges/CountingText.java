package io.github.valueranges;

/** A text that counts how often its characters are read. */
final class CountingText implements CharSequence {

    private final CharSequence text;
    private final long[] reads;

    CountingText(CharSequence text) {
        this(text, new long[1]);
    }

    private CountingText(CharSequence text, long[] reads) {
        this.text = text;
        this.reads = reads;
    }

    long reads() {
        return reads[0];
    }

    @Override
    public int length() {
        return text.length();
    }

    @Override
    public char charAt(int index) {
        reads[0]++;
        return text.charAt(index);
    }

    @Override
    public CharSequence subSequence(int start, int end) {
        return new CountingText(text.subSequence(start, end), reads);
    }

    /** What is copied is read. */
    @Override
    public String toString() {
        reads[0] += text.length();
        return text.toString();
    }
}
