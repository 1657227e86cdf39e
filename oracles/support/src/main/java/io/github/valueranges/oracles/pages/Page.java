package io.github.valueranges.oracles.pages;

import io.github.valueranges.oracles.ProjectTree;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A page in Markdown: its blocks of code, the files that it gives in full, the sessions that it shows. */
public final class Page {

    /** A block, and before it the path if a line of its own names one. */
    private static final Pattern BLOCK = Pattern.compile("(?ms)(?:^`([\\w./-]+)`:\\R\\R)?^```(\\w*)\\R(.*?)^```$");

    private final String name;
    private final String text;

    private Page(String name, String text) {
        this.name = name;
        this.text = text;
    }

    /**
     * A block of code.
     *
     * @param path the file that it shows or is an excerpt of, empty if the page names none
     * @param language what stands behind the fence, empty if nothing does
     * @param text the lines between the fences
     */
    public record Block(String path, String language, String text) {

        /** Returns the lines of the block. */
        public List<String> lines() {
            return text.lines().toList();
        }
    }

    /** A command of a session and what the page says it prints. */
    public record Command(String text, String output) {}

    /** Reads a page, named from the root of the checkout. */
    public static Page of(String name) {
        try {
            return new Page(name, Files.readString(ProjectTree.root().resolve(name)));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** Returns the name of the page. */
    public String name() {
        return name;
    }

    /** Returns the lines of the page. */
    public List<String> lines() {
        return text.lines().toList();
    }

    /** Returns what stands before a heading, as a page. */
    public Page before(String heading) {
        return new Page(name, text.substring(0, indexOf(heading)));
    }

    /** Returns what stands from a heading on, as a page. */
    public Page from(String heading) {
        return new Page(name, text.substring(indexOf(heading)));
    }

    private int indexOf(String heading) {
        int index = text.indexOf("\n" + heading + "\n");
        if (index < 0) {
            throw new IllegalArgumentException(name + " has no heading \"" + heading + "\"");
        }
        return index + 1;
    }

    /** Returns the blocks in the order of the page. */
    public List<Block> blocks() {
        List<Block> blocks = new ArrayList<>();
        Matcher matcher = BLOCK.matcher(text);
        while (matcher.find()) {
            String path = matcher.group(1) == null ? "" : matcher.group(1);
            blocks.add(new Block(path, matcher.group(2), matcher.group(3)));
        }
        return blocks;
    }

    /** Returns the files that the page gives, by path; one that it gives twice is the later one. */
    public Map<String, String> files() {
        Map<String, String> files = new LinkedHashMap<>();
        for (Block block : blocks()) {
            if (!block.path().isEmpty()) {
                files.put(block.path(), block.text());
            }
        }
        return files;
    }

    /** Returns the commands of the console blocks: a line that begins with a dollar sign, and what it prints. */
    public List<Command> session() {
        List<Command> commands = new ArrayList<>();
        for (Block block : blocks()) {
            if (block.language().equals("console")) {
                addCommands(block.lines(), commands);
            }
        }
        return commands;
    }

    private static void addCommands(List<String> lines, List<Command> commands) {
        StringBuilder command = new StringBuilder();
        StringBuilder output = new StringBuilder();
        boolean continued = false;
        for (String line : lines) {
            boolean starts = line.startsWith("$ ");
            if (starts && !command.isEmpty()) {
                commands.add(new Command(command.toString(), output.toString().strip()));
                command.setLength(0);
                output.setLength(0);
            }
            if (starts || continued) {
                continued = line.endsWith("\\");
                String text = starts ? line.substring(2) : line.strip();
                command.append(continued ? text.substring(0, text.length() - 1) : text);
            } else {
                output.append(line).append('\n');
            }
        }
        commands.add(new Command(command.toString(), output.toString().strip()));
    }
}
